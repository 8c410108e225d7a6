import { tellWhileBusy } from './sign-of-life';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

it('is given each minute while the process works, and not while it waits', () => {
  let usedMs = 5_000;
  const say = jest.fn();
  const beat = tellWhileBusy(say, () => usedMs);
  usedMs += 20_000;
  jest.advanceTimersByTime(60_000);
  expect(say).toHaveBeenCalledTimes(1);
  usedMs += 300;
  jest.advanceTimersByTime(120_000);
  expect(say).toHaveBeenCalledTimes(1);
  usedMs += 2_000;
  jest.advanceTimersByTime(60_000);
  expect(say).toHaveBeenCalledTimes(2);
  clearInterval(beat);
});
