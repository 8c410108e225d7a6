import { loadScript } from './load-script';

const scripts = () => [...document.head.querySelectorAll('script')];

beforeEach(() => {
  jest.useFakeTimers();
  document.head.replaceChildren();
});
afterEach(() => jest.useRealTimers());

it('loads a script once, however often it is wanted', async () => {
  const both = [loadScript('https://pay.example/a.js'), loadScript('https://pay.example/a.js')];
  expect(scripts()).toHaveLength(1);
  scripts()[0]?.dispatchEvent(new Event('load'));
  expect(await Promise.all(both)).toEqual([true, true]);
  expect(await loadScript('https://pay.example/a.js')).toBe(true);
});

it('says that a script is blocked, and tries again when asked again', async () => {
  const first = loadScript('https://pay.example/b.js');
  scripts()[0]?.dispatchEvent(new Event('error'));
  expect(await first).toBe(false);
  expect(scripts()).toHaveLength(0);
  const second = loadScript('https://pay.example/b.js');
  scripts()[0]?.dispatchEvent(new Event('load'));
  expect(await second).toBe(true);
});

it('gives up on a script that does not come, and does not let it run later', async () => {
  const late = loadScript('https://pay.example/c.js');
  await jest.advanceTimersByTimeAsync(15_000);
  expect(await late).toBe(false);
  expect(scripts()).toHaveLength(0);
});
