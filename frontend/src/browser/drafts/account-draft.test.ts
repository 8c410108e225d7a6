import { forgetAccountDrafts, openAccountDraft } from './account-draft';

const typed = { username: 'Priya', email: 'priya@example.com', password: 'paper lantern', otp: '482913' };

beforeEach(() => sessionStorage.clear());

it('keeps who somebody is, and never a password or a code', () => {
  openAccountDraft('register').keep(typed);
  expect(openAccountDraft('register').read()).toEqual({ username: 'Priya', email: 'priya@example.com' });
  expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/lantern|482913/);
});

it('keeps the forms apart, and forgets those that are named', () => {
  openAccountDraft('login').keep(typed);
  openAccountDraft('forgot').keep(typed);
  forgetAccountDrafts('login');
  expect(openAccountDraft('login').read()).toEqual({});
  expect(openAccountDraft('forgot').read()).toEqual({ email: 'priya@example.com' });
});
