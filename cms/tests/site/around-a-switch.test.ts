// Databases: SQLite, as the site is served from files.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { Agent, get as httpGet, type IncomingHttpHeaders } from 'node:http';
import path from 'node:path';
import { createTestHome, startCms, type Cms, type TestHome } from '../start-cms';
import { releaseSite } from './fixture';
import { waitFor } from '../wait-for';

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

const requests = 1000;
const switches = 20;
const agent = new Agent({ keepAlive: true, maxSockets: 20 });

let home: TestHome;
let cms: Cms;
let siteFolder: string;

beforeAll(async () => {
  home = await createTestHome();
  siteFolder = path.join(home.folder, 'site');
  cms = await startCms(home);
});

afterAll(async () => {
  agent.destroy();
  await cms.stop();
  await home.remove();
});

function get(address: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    httpGet(`${cms.url}${address}`, { agent, headers }, (reply) => {
      let body = '';
      reply.setEncoding('utf8').on('data', (part: string) => (body += part));
      reply.on('error', reject);
      reply.on('end', () => {
        resolve({ status: reply.statusCode ?? 0, headers: reply.headers, body });
      });
    }).on('error', reject);
  });
}

const hashOf = (style: string) => `sha256-${createHash('sha256').update(style).digest('base64')}`;

/** A home page and a question page with their release's own style, of a different length in each release. */
function release(name: string, changes: Record<string, string> = {}): void {
  const style = `main { --release: ${name}; }`;
  const page = (title: string) =>
    `<!doctype html><title>${title}</title><style>${style}</style>${`<p>${name}</p>`.repeat(name.length * 3000)}<footer>`;
  releaseSite(siteFolder, name, {
    '_site.json': JSON.stringify({ styleHashes: [hashOf(style)], scriptHashes: [], redirects: [] }),
    'index.html': page('Home'),
    'faq/index.html': page('Questions'),
    ...changes,
  });
}

it('answers a thousand requests whole while the release is switched twenty times', async () => {
  release('first');
  const answers: Answer[] = [];
  const seen = new Set<string | undefined>();
  let asked = 0;
  async function ask(): Promise<void> {
    while (asked < requests || !isDone) {
      asked += 1;
      const answer = await get(asked % 2 === 0 ? '/' : '/faq');
      answers.push(answer);
      seen.add(nameIn(answer.body));
    }
  }
  let isDone = false;
  async function switchOver(): Promise<void> {
    for (let turn = 0; turn < switches; turn += 1) {
      // Different lengths, so that a mixture of both would be noticed.
      const name = turn % 2 === 0 ? `the-second-${String(turn)}` : `1st-${String(turn)}`;
      release(name);
      await waitFor(`an answer of ${name}`, () => seen.has(name), { everyMs: 20, seen: () => [...seen] });
    }
    isDone = true;
  }
  await Promise.all([switchOver(), ...Array.from({ length: 20 }, ask)]);

  const wrong = answers.filter((answer) => problemOf(answer) !== null).map(problemOf);
  expect(wrong).toEqual([]);
  expect(answers.length).toBeGreaterThanOrEqual(requests);
});

it('answers the very next request after a switch with the new release', async () => {
  const answered: (string | undefined)[] = [];
  const names = Array.from({ length: 10 }, (_, turn) => `${'n'.repeat(turn + 1)}ext`);
  for (const name of names) {
    release(name);
    answered.push(nameIn((await get('/')).body));
  }
  expect(answered).toEqual(names);
});

const nameIn = (body: string) => /--release: (\S+);/.exec(body)?.[1];

/** Why a visitor must not get this answer, or null. */
function problemOf({ status, headers, body }: Answer): string | null {
  if (status !== 200) return `status ${String(status)}`;
  if (Number(headers['content-length']) !== Buffer.byteLength(body)) return 'of another length than it says';
  if (!body.endsWith('<footer>')) return 'not whole';
  const style = /<style>(.*?)<\/style>/.exec(body)?.[1] ?? '';
  const policy = headers['content-security-policy'] ?? '';
  return policy.includes(`style-src 'self' '${hashOf(style)}';`)
    ? null
    : 'under the policy of another release';
}

describe('what a page of an earlier release asks for', () => {
  const script = '/late-00112233445566778899.js';
  const picture = '/static/0a1b/face.svg';

  beforeAll(async () => {
    release('90-old', {
      [script.slice(1)]: 'console.log("old");',
      [`${picture.slice(1)}`]: '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'gone/index.html': '<h1>Taken down</h1>',
      'page-data/gone/page-data.json': '{"path":"/gone"}',
      'plain.js': 'console.log("plain");',
    });
    release('91-new');
  });

  it.each([script, picture])('is found where the live one lacks it: %s', async (address) => {
    const { status, headers, body } = await get(address);
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(Number(headers['content-length'])).toBe(Buffer.byteLength(body));
  });

  it.each(['/gone', '/gone/index.html', '/page-data/gone/page-data.json', '/plain.js', '/static/../gone'])(
    'stays down where it may change with content: %s',
    async (address) => {
      expect((await get(address)).status).toBe(404);
    },
  );

  it('is never looked for in folders that are no releases, or unfinished', async () => {
    const folders = readdirSync(path.join(siteFolder, 'releases'));
    expect(folders).toContain('90-old');
    releaseSite(siteFolder, '.92-unfinished', { 'later-00112233445566778899.js': '1' });
    release('93-whole');
    expect((await get('/later-00112233445566778899.js')).status).toBe(404);
  });
});

describe('after a roll back', () => {
  it('sends an older page again to a browser that has a younger one and sends only its date', async () => {
    const { headers } = await get('/');
    const modified = String(headers['last-modified']);
    const later = new Date(Date.parse(modified) + 60_000).toUTCString();
    expect((await get('/', { 'If-Modified-Since': modified })).status).toBe(304);
    expect((await get('/', { 'If-Modified-Since': later })).status).toBe(200);
  });
});

it('shows nobody what a release says of itself', async () => {
  const note = {
    '_content.json': '{"secret":1}',
    '_release.json': '{"secret":1}',
    '_site.json.br': 'secret',
  };
  release('99-noted', note);
  for (const name of [
    ...Object.keys(note),
    '_CONTENT.json',
    '_site.json',
    '_anything.json',
    '%5fcontent.json',
  ]) {
    const { status, body } = await get(`/${name}`);
    expect([name, status, body.includes('secret')]).toEqual([name, 404, false]);
  }
  expect(existsSync(path.join(siteFolder, 'current', '_content.json'))).toBe(true);
});
