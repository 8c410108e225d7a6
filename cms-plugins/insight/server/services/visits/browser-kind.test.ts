import { browserKindOf } from './browser-kind';

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0';

it.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36`, 'desktop'],
  [`Mozilla/5.0 (Linux; Android 15; Pixel 9) ${chrome} Mobile Safari/537.36`, 'phone'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148',
    'phone',
  ],
  ['Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148', 'tablet'],
  [`Mozilla/5.0 (Linux; Android 15; SM-X910) ${chrome} Safari/537.36`, 'tablet'],
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', null],
  [
    `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/142.0.0.0 Safari/537.36`,
    null,
  ],
  ['curl/8.5.0', null],
  ['', null],
])('takes %s for %s', (userAgent, kind) => {
  expect(browserKindOf(userAgent)).toBe(kind);
  expect(browserKindOf(userAgent)).toBe(kind);
});
