// Databases: both, as each words its errors in its own way.
import { Client } from 'pg';
import { outside } from './outside';
import { productionVariables } from './production';
import { spawnCms, untilReady } from './spawn-cms';
import { createTestHome, type TestHome } from './start-cms';

/** What people sent, and what let them in. None of it may be in a log. */
const told = {
  name: 'Ashalatha Ramanujan',
  email: 'ashalatha@families.example',
  phone: '+91 98765 43210',
  message: 'Our daughter Meenakshi is seven.',
  password: 'Correct-horse-7',
  file: 'resume-of-ashalatha.pdf',
  token: 'eyJhbGciOiJIUzI1NiJ9.eyJpZCI6MTIzNDV9.c2lnbmF0dXJlLW9mLW5vYm9keQ',
};

interface Line {
  time: string;
  level: string;
  msg: string;
  requestId?: string;
  route?: string;
  status?: number;
  stack?: string;
}

let home: TestHome;
let lines: string[];
let events: Line[];

beforeAll(async () => {
  home = await createTestHome();
  const cms = await spawnCms({ ...home.env, ...productionVariables() });
  await untilReady(cms);
  await sendAll(cms.url);
  await runInDatabase('alter table enquiries_messages rename to enquiries_messages_away');
  await post(cms.url, '/api/auth/contact', told, 'without-a-table-1');
  await runInDatabase('alter table up_users rename to up_users_away');
  await post(cms.url, '/api/auth/login', told, 'without-a-table-2');
  cms.signal('SIGTERM');
  lines = (await cms.ended).output.split('\n').filter((line) => line !== '');
});

afterAll(async () => {
  await home.remove();
});

const post = (url: string, path: string, body: object, id = 'from-the-proxy-1') =>
  fetch(`${url}${path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': crypto.randomUUID(),
      'X-Request-Id': id,
      Authorization: `Bearer ${told.token}`,
    },
    body: JSON.stringify(body),
  });

/** Of each kind that people send: forms, logins, files, searches, addresses that carry something, nonsense. */
async function sendAll(url: string): Promise<void> {
  const anonymous = { 'X-Request-Id': 'from-the-proxy-2' };
  const search = `search=${encodeURIComponent(told.email)}`;
  for (const path of [
    '/',
    `/preview/faq?t=${told.token}`,
    `/api/faqs?filters[question]=${encodeURIComponent(told.name)}`,
    `/api/nowhere/${told.email}`,
    `/enquiries/inbox?${search}`,
    `/${encodeURIComponent(told.email)}`,
  ])
    await fetch(`${url}${path}`, { headers: anonymous });
  const child = { ...told, parentName: told.name, childName: told.name, country: 'IN' };
  for (const path of [
    '/api/auth/contact',
    '/api/auth/students',
    '/api/auth/register',
    '/api/auth/login',
    '/api/auth/forgot-password',
    '/api/auth/payment/create-order',
    '/api/auth/local',
    '/admin/login',
    '/admin/forgot-password',
  ])
    await post(url, path, child);
  const form = new FormData();
  for (const [name, value] of Object.entries(told)) form.set(name, value);
  form.set('resume', new Blob(['%PDF-1.4'], { type: 'application/pdf' }), told.file);
  await fetch(`${url}/api/auth/career`, { method: 'POST', body: form, headers: anonymous });
  await fetch(`${url}/api/auth/contact`, {
    method: 'POST',
    body: `{"email": "${told.email}`,
    headers: anonymous,
  });
}

/** Without the server, as an accident would. */
async function runInDatabase(statement: string): Promise<void> {
  const file = home.env['DATABASE_FILENAME'];
  if (file !== undefined) {
    const Connection =
      outside<new (file: string) => { exec: (sql: string) => void; close: () => void }>('better-sqlite3');
    const connection = new Connection(file);
    connection.exec(statement);
    connection.close();
    return;
  }
  const client = new Client({ connectionString: home.env['DATABASE_URL'] });
  await client.connect();
  await client.query(statement);
  await client.end();
}

it('writes one event a line, as JSON without colours', () => {
  expect(lines.length).toBeGreaterThan(20);
  const isEvent = (line: string) => {
    try {
      return typeof (JSON.parse(line) as Line).msg === 'string';
    } catch {
      return false;
    }
  };
  expect(lines.filter((line) => !isEvent(line))).toEqual([]);
  expect(lines.filter((line) => line.includes('\\u001b'))).toEqual([]);
  events = lines.map((line) => JSON.parse(line) as Line);
});

it('names the request in every line that a request wrote', () => {
  const requests = events.filter(({ level }) => level === 'http');
  expect(requests.length).toBeGreaterThan(15);
  expect(requests.filter(({ requestId }) => requestId === undefined)).toEqual([]);
  // The line about the database's refusal carries the id of the request that met it.
  const failed = events.filter(({ requestId }) => requestId?.startsWith('without-a-table'));
  expect(failed.map(({ level }) => level)).toEqual(expect.arrayContaining(['error', 'http']));
  expect(failed.filter(({ level, msg }) => level === 'error' && msg.includes('up_users'))).toHaveLength(1);
  for (const { level, status } of failed) if (level === 'http') expect(status).toBeGreaterThanOrEqual(500);
});

it('holds nothing that people told, and nothing that lets anybody in', () => {
  const parts = [...Object.values(told), encodeURIComponent(told.email), ...told.name.split(' ')];
  const leaks = lines.filter((line) => parts.some((part) => line.toLowerCase().includes(part.toLowerCase())));
  expect(leaks).toEqual([]);
});
