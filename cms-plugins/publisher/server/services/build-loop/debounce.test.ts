import { createDebounce, longestMs, quietMs } from './debounce';

const onQuiet = jest.fn();
let debounce: ReturnType<typeof createDebounce>;

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-27T10:00:00Z') });
  onQuiet.mockClear();
  debounce = createDebounce(onQuiet);
});

afterEach(() => {
  debounce.stop();
  jest.useRealTimers();
});

/** Changes that come one after the other, each before it is quiet. */
function change(times: number): void {
  for (let done = 0; done < times; done += 1) {
    debounce.notify();
    jest.advanceTimersByTime(quietMs - 1);
  }
}

it('polls once, when it has been quiet after the last change', () => {
  change(5);
  expect([onQuiet.mock.calls.length, debounce.isOn()]).toEqual([0, true]);
  jest.advanceTimersByTime(1);
  expect([onQuiet.mock.calls.length, debounce.isOn()]).toEqual([1, false]);
  jest.advanceTimersByTime(longestMs);
  expect(onQuiet).toHaveBeenCalledTimes(1);
});

it('polls after the longest time, also while changes go on', () => {
  change(Math.ceil(longestMs / (quietMs - 1)));
  expect(onQuiet).toHaveBeenCalledTimes(1);
});

it('says once when the first change came', () => {
  change(3);
  expect(debounce.takeSince()).toEqual(new Date('2026-11-27T10:00:00Z'));
  expect(debounce.takeSince()).toBeNull();
});
