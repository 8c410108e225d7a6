import { findExcess } from './bounds';

const real = { path: '/course/mastery', querystring: '', headers: {} };
const ids = Array.from({ length: 100 }, (_, at) => `documentIds%5B${String(at)}%5D=abcdefghijklmnopqrstuvwx`);

it.each([
  ['a page', real],
  ['a file with the longest name there can be', { ...real, path: `/uploads/${'%E0%A4%85'.repeat(85)}` }],
  [
    'a link of a campaign',
    { ...real, querystring: `gclid=${'x'.repeat(400)}&utm_term=${'%E2%82%B9'.repeat(100)}` },
  ],
  ['a link of a preview', { ...real, querystring: `preview=${'x'.repeat(1000)}` }],
  ['a hundred chosen entries', { ...real, path: '/content-manager/x', querystring: ids.join('&') }],
  ['all cookies of a browser', { ...real, headers: { cookie: 'x'.repeat(8000) } }],
  ['many proxies', { ...real, headers: { 'x-forwarded-for': '2001:db8:85a3::8a2e:370:7334, '.repeat(10) } }],
])('lets %s through', (_what, asked) => {
  expect(findExcess(asked)).toBeNull();
});

it.each([
  ['a path of slashes', { ...real, path: '/'.repeat(16_000) }, 414],
  ['a path of many parts', { ...real, path: '/a'.repeat(33) }, 414],
  ['a path of many parts in disguise', { ...real, path: `/${'a%2F'.repeat(33)}` }, 414],
  ['a long query', { ...real, querystring: 'x'.repeat(9217) }, 414],
  ['a query of many parameters', { ...real, querystring: 'a&'.repeat(250) }, 414],
  ['a list of languages', { ...real, headers: { 'accept-language': 'en,'.repeat(350) } }, 431],
  ['a list of proxies', { ...real, headers: { 'x-forwarded-for': `a${' '.repeat(1100)}b` } }, 431],
  ['a cookie', { ...real, headers: { cookie: 'x'.repeat(8193) } }, 431],
  [
    'many cookies to be set',
    { ...real, headers: { 'set-cookie': ['x'.repeat(5000), 'x'.repeat(5000)] } },
    431,
  ],
])('sends %s away', (_what, asked, status) => {
  expect(findExcess(asked)?.status).toBe(status);
});
