import { request, type Agent, type OutgoingHttpHeaders } from 'node:http';

/** A request as it is sent: its path is not normalised, as `fetch` would do. */
export interface Sent {
  method?: string;
  path?: string;
  headers?: OutgoingHttpHeaders;
  body?: string;
}

/** The status of the answer; 0 if the server closed the connection without one. */
export function send(
  url: string,
  { method = 'GET', path = '/', headers, body }: Sent,
  agent: Agent,
): Promise<number> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const call = request({ hostname, port, method, path, headers, agent }, (answer) => {
      answer.resume().on('close', () => {
        resolve(answer.statusCode ?? 0);
      });
    });
    call.on('error', () => {
      resolve(0);
    });
    call.end(body);
  });
}

const fill = (text: string, length: number) => text.repeat(Math.ceil(length / text.length)).slice(0, length);

const fillCounting = (parameter: string, length: number) =>
  Array.from({ length: Math.floor(length / (parameter.length + 2)) }, (_, at) =>
    parameter.replace('#', String(at)),
  ).join('');

/** The longest address that Node allows, and the longest that we allow. */
const lengths = [15_000, 2_000];

const ofPaths = [
  '/',
  '//',
  '/.',
  '/..',
  '/%2f',
  '/%00',
  '/%',
  '/%ff',
  '/a',
  '/index',
  'index/',
  '.',
  '-',
  'a/404/',
].flatMap((piece) =>
  lengths.flatMap((length) => [`/${fill(piece, length)}!`, `/course${fill(piece, length)}`]),
);

const ofNames = [
  '%F0%9F%8F%AE',
  '%E0%A4%85',
  '%C3',
  'a.',
  '.a',
  '-0123456789abcdef',
  '%252f',
  '\\',
  ';a=b',
  ':',
  '{',
  '|',
].map((piece) => `/${fill(piece, 1_900)}`);

const queries = [
  'a'.padEnd(8_000, '[b]'),
  'a'.padEnd(15_000, '[b]'),
  ...[
    'a&',
    'a[]&',
    'a[0]=b&',
    'a[b]=c&',
    '&',
    '=',
    '%',
    '%5B',
    '%00',
    '+',
    'filters[$or][0][question][$eq]=a&',
    'sort=a,',
  ].flatMap((piece) => [fill(piece, 8_000), fill(piece, 15_000)]),
  ...Array.from({ length: 3 }, (_, at) => fill(`a${'[b]'.repeat(at * 5)}=1&`, 8_000)),
  `populate${fill('[populate][a]', 4_000)}=*`,
  `preview=${fill('a', 8_000)}`,
  `preview=${fill('a.', 8_000)}`,
  ...[
    'sort[#]=question&',
    'fields[#]=question&',
    'populate[#]=group&',
    'filters[$or][#][question][$containsi]=a&',
    'filters[$and][#][group][faqs][group][slug][$eq]=a&',
    'filters[group][$not][$not][$or][#][slug]=a&',
  ].map((parameter) => fillCounting(parameter, 8_000)),
  ...['sort=question', 'fields=question', 'populate=group'].map((list) =>
    fill(`${list},${list.split('=')[1]}`, 8_000),
  ),
  `filters${fill('[$not]', 7_900)}[question]=a`,
  '__proto__',
  'constructor',
];

const ofQueries = queries.flatMap((query) =>
  ['/faq', '/api/faqs', '/api/auth/me'].map((path) => `${path}?${query}`),
);

const pieces = [
  ',',
  ' ,',
  'a,',
  'a;q=0.1,',
  '"',
  'a;',
  'a=',
  '/',
  '*/*,',
  ' a',
  '"a",',
  'W/"',
  '0-1,',
  '1.1.1.1,',
  'a\t',
];
const names = [
  'Accept',
  'Accept-Encoding',
  'Accept-Language',
  'Authorization',
  'Content-Type',
  'Cookie',
  'Forwarded',
  'If-Modified-Since',
  'If-None-Match',
  'Origin',
  'Range',
  'Referer',
  'User-Agent',
  'X-Forwarded-For',
  'X-Forwarded-Host',
  'X-Forwarded-Proto',
  'X-HTTP-Method-Override',
  'X-Request-Id',
];
const prefixes: Record<string, string> = {
  Authorization: 'Bearer ',
  Range: 'bytes=',
  Referer: 'http://127.0.0.1/?preview=',
};

const ofHeaders = names.flatMap((name) =>
  [...pieces.map((piece) => fill(piece, 1_000)), fill('", ', 14_000)].map((text) => ({
    [name]: `${prefixes[name] ?? ''}a${text}b`,
  })),
);

const bodies = [
  fill('[', 60_000),
  `{"a":${fill('[', 30_000)}${fill(']', 30_000)}}`,
  `{${Array.from({ length: 4_000 }, (_, at) => `"a${String(at)}":1`).join()}}`,
  `{"email":"${fill('a@', 60_000)}","password":"${fill(' ', 100)}"}`,
  `{"email":"${fill('.', 60_000)}"}`,
  `{"name":"${fill('\\n', 60_000)}","message":"${fill(' \\t', 2_000)}"}`,
];

/** The kinds of worst requests, by name. */
export const worst: [name: string, sent: Sent][] = [
  ...[...ofPaths, ...ofNames].map((path): [string, Sent] => [`path ${start(path)}`, { path }]),
  ...ofQueries.map((path): [string, Sent] => [`query ${start(path)}`, { path }]),
  ...ofHeaders.map((headers, at): [string, Sent] => [
    `header ${start(JSON.stringify(headers))}`,
    { path: at % 2 === 0 ? '/nowhere/at/all' : '/api/faqs', headers },
  ]),
  ...bodies.flatMap((body) =>
    ['/api/auth/login', '/api/auth/contact', '/api/geo', '/admin/login'].map((path): [string, Sent] => [
      `body ${start(body)} to ${path}`,
      {
        method: 'POST',
        path,
        body,
        headers: { 'Content-Type': 'application/json', 'Content-Length': body.length },
      },
    ]),
  ),
];

function start(text: string): string {
  return `${text.slice(0, 40)}… (${String(text.length)})`;
}
