/** @typedef {{ method?: string, path: string, headers?: Record<string, string | number>, body?: string }} Worst */

/** @param {string} text @param {number} length */
const fill = (text, length) => text.repeat(Math.ceil(length / text.length)).slice(0, length);

const deepBody = `{"a":${'['.repeat(30_000)}${']'.repeat(30_000)}}`;
const wideBody = `{${Array.from({ length: 4000 }, (_, at) => `"a${at}":1`).join()}}`;

/** @param {string} path @param {string} body @returns {Worst} */
const post = (path, body) => ({
  method: 'POST',
  path,
  body,
  headers: { 'Content-Type': 'application/json', 'Content-Length': body.length },
});

/** The worst requests of one client: as large as Node allows, and as large as we allow. @type {readonly Worst[]} */
export const worstRequests = [
  { path: `/${fill('/', 15_000)}!` },
  { path: `/${fill('/', 30)}!` },
  { path: `/course${fill('/a', 60)}` },
  { path: `/${fill('%2f', 90)}` },
  { path: `/static/${fill('-0123456789abcdef', 2000)}.js` },
  { path: `/api/faqs?${'a[]&'.repeat(249)}` },
  { path: `/api/faqs?sort=${'question,'.repeat(800)}` },
  { path: '/api/faqs?sort=question,question,id,id' },
  {
    path: `/api/faqs?${Array.from({ length: 16 }, (_, at) => `filters[$or][${at}][question][$containsi]=a`).join('&')}`,
  },
  { path: `/faq?${fill('preview=a.', 8000)}` },
  { path: '/nowhere', headers: { Accept: fill('a,"', 1024) } },
  { path: '/nowhere', headers: { 'Accept-Language': fill('a;q=0.1,', 12_000) } },
  post('/api/auth/login', deepBody),
  post('/api/auth/contact', wideBody),
];
