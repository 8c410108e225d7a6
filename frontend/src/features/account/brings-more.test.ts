import { keepReturnPath } from '../../browser/storage/return-path';
import { startSession } from '../../browser/storage/session';
import { bringsMore } from './brings-more';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/login');
});

it('is nothing more where a visitor opens the screen by its address, or reloads it', () => {
  expect(bringsMore()).toBe(false);
  history.replaceState({ key: '1' }, '', '/login');
  expect(bringsMore()).toBe(false);
});

it.each([
  ['a way back in the address', () => history.replaceState(null, '', '/login?redirectTo=%2Fprofile')],
  ["a mail's link", () => history.replaceState(null, '', '/login#email=a%40b.example&pass=1')],
  ['a way back in the tab', () => keepReturnPath('/profile')],
  ['an email of the screen before', () => history.replaceState({ email: 'p@example.com' }, '', '/login')],
  ['a notice of the screen before', () => history.replaceState({ notice: 'Changed.' }, '', '/login')],
  [
    'a session',
    () => startSession({ token: 't', sessionId: 's', username: 'Priya', email: 'p@example.com' }),
  ],
])('is %s', (_, bring) => {
  bring();
  expect(bringsMore()).toBe(true);
});
