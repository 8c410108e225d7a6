import { keepDraft, readDraft } from './draft';
import { openFormSession } from './form-session';
import { requestKey } from './request-key';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.useRealTimers());

it('keeps what was typed, and when the form was begun, over a reload', () => {
  const session = openFormSession('contact');
  session.keep({ name: 'Priya', message: 'Hello' });
  const again = openFormSession('contact');
  expect(again.read()).toEqual({ name: 'Priya', message: 'Hello' });
  expect(again.startedAt).toBe(session.startedAt);
  expect(openFormSession('free-class').read()).toEqual({});
});

it('never puts back what a program typed into its trap', () => {
  const session = openFormSession('contact');
  session.keep({ name: 'Priya', website: 'https://spam.example' });
  expect(session.read()).toEqual({ name: 'Priya' });
});

it('has one name at every attempt, after a reload too, and another one after it has arrived', () => {
  const first = openFormSession('contact');
  const key = first.key();
  expect(key).toMatch(uuid);
  expect([first.key(), openFormSession('contact').key()]).toEqual([key, key]);
  expect(openFormSession('free-class').key()).not.toBe(key);
  first.finish();
  expect(openFormSession('contact').key()).not.toBe(key);
});

it('leaves nothing behind once it has arrived, whatever its form still says', () => {
  const session = openFormSession('contact');
  session.keep({ name: 'Priya' });
  session.key();
  session.finish();
  session.keep({ name: 'Priya' });
  expect(sessionStorage.length).toBe(0);
});

it('waits out what is too short for a person, and no longer', async () => {
  jest.useFakeTimers();
  const session = openFormSession('contact');
  let isOver = false;
  const waiting = session.waitMinimumFill().then(() => (isOver = true));
  await jest.advanceTimersByTimeAsync(1900);
  expect(isOver).toBe(false);
  await jest.advanceTimersByTimeAsync(100);
  await waiting;
  await expect(session.waitMinimumFill()).resolves.toBeUndefined();
});

it('throws a draft away that has not its shape', () => {
  sessionStorage.setItem('draft.contact', '{"fields":{"name":"Priya"}}');
  expect(readDraft('contact')).toBeNull();
  expect(sessionStorage.length).toBe(0);
  keepDraft('contact', { startedAt: 1, fields: { name: 'Priya' } });
  expect(readDraft('contact')?.startedAt).toBe(1);
});

it('keeps its name for the page even where the browser keeps nothing', () => {
  const closed = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  const key = requestKey('career');
  expect(requestKey('career')).toBe(key);
  closed.mockRestore();
});
