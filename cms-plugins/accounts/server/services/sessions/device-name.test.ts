import { nameDevice } from './device-name';

it.each([
  [
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1',
    'Safari on iOS',
  ],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0', 'Firefox on Windows'],
])('names the browser and the system of %s', (userAgent, name) => {
  expect(nameDevice(userAgent)).toBe(name);
});

it.each([[''], ['curl/8.1'], ['x'.repeat(5_000)]])('does not guess at what says nothing', (userAgent) => {
  expect(nameDevice(userAgent)).toBe('Unknown device');
});

it('shows no markup and nothing endless of a browser that names itself', () => {
  const name = nameDevice(`<script>${'a'.repeat(200)}/1.0 (X)`);
  expect(name).not.toMatch(/[<>]/);
  expect(name.length).toBeLessThanOrEqual(90);
});
