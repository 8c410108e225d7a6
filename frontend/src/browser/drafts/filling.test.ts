import { keepDraft, readDraft } from './draft';
import { openFilling } from './filling';
import { requestKey } from './request-key';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.useRealTimers());

it('keeps what was typed, and when the filling began, over a reload', () => {
  const filling = openFilling('contact');
  filling.keep({ name: 'Priya', message: 'Hello' });
  const again = openFilling('contact');
  expect(again.read()).toEqual({ name: 'Priya', message: 'Hello' });
  expect(again.startedAt).toBe(filling.startedAt);
  expect(openFilling('free-class').read()).toEqual({});
});

it('never puts back what a program typed into its trap', () => {
  const filling = openFilling('contact');
  filling.keep({ name: 'Priya', website: 'https://spam.example' });
  expect(filling.read()).toEqual({ name: 'Priya' });
});

it('has one name at every attempt, after a reload too, and another one after it has arrived', () => {
  const first = openFilling('contact');
  const key = first.key();
  expect(key).toMatch(uuid);
  expect([first.key(), openFilling('contact').key()]).toEqual([key, key]);
  expect(openFilling('free-class').key()).not.toBe(key);
  first.finish();
  expect(openFilling('contact').key()).not.toBe(key);
});

it('leaves nothing behind once it has arrived, whatever its form still says', () => {
  const filling = openFilling('contact');
  filling.keep({ name: 'Priya' });
  filling.key();
  filling.finish();
  filling.keep({ name: 'Priya' });
  expect(sessionStorage.length).toBe(0);
});

it('waits out what is too short for a person, and no longer', async () => {
  jest.useFakeTimers();
  const filling = openFilling('contact');
  let isRipe = false;
  const ripening = filling.ripen().then(() => (isRipe = true));
  await jest.advanceTimersByTimeAsync(1900);
  expect(isRipe).toBe(false);
  await jest.advanceTimersByTimeAsync(100);
  await ripening;
  await expect(filling.ripen()).resolves.toBeUndefined();
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
