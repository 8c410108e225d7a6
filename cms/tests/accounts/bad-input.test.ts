// Databases: PostgreSQL, as it refuses what SQLite would store.
import request from 'supertest';
import type { Endpoint } from '@lanternway/contracts/wire/endpoint';
import { createTestHome, startCms, type Cms, type TestHome } from '../start-cms';
import { endpoints, fieldsOf } from './endpoints';
import { call, logIn, newParent, plentiful } from './parent';

let home: TestHome;
let cms: Cms;
let email: string;
let token: string;

beforeAll(async () => {
  home = await createTestHome();
  cms = await startCms(home, plentiful);
  email = await newParent(cms, 'priya');
  token = (await logIn(cms, email)).token;
});

afterAll(async () => {
  await cms.stop();
  await home.remove();
});

/** A correct value for each field, so that only one field is wrong. */
const right: Record<string, () => string> = {
  email: () => email,
  username: () => 'Priya Sharma',
  password: () => 'not the right one 7',
  newPassword: () => 'some other words 8',
  otp: () => '000000',
  pass: () => `1.${'x'.repeat(43)}`,
  purpose: () => 'reset',
};

function rightBody(endpoint: Endpoint): Record<string, unknown> {
  return Object.fromEntries(
    fieldsOf(endpoint).map((field) => {
      const value = right[field];
      if (value === undefined) throw new Error(`This test needs something right for the field ${field}.`);
      return [field, value()];
    }),
  );
}

interface Answer {
  status: number;
  body: unknown;
  headers: Record<string, string>;
  text: string;
}

const shape = {
  success: false,
  message: expect.stringMatching(/^[A-Z][^{}<>]{3,120}$/) as string,
};

/** What is wrong with an answer, apart from its status. */
function faultsIn({ status, body, headers, text }: Answer): string[] {
  const faults: string[] = [];
  if (status < 400 || status >= 500) faults.push('is no 4xx');
  if (!hasShape(body)) faults.push(`has not the shape: ${text.slice(0, 200)}`);
  if (headers['cache-control'] !== 'no-store') faults.push('may be kept');
  if (/\bat .*:\d+|node_modules|select |insert |Error:/i.test(text)) faults.push('tells of the inside');
  return faults;
}

const hasShape = (body: unknown): boolean => {
  try {
    expect(body).toMatchObject(shape);
    return true;
  } catch {
    return false;
  }
};

/** How many rows there are of everything that belongs to parents. */
async function countRows(): Promise<Record<string, number>> {
  const types = Object.keys(cms.strapi.contentTypes).filter((uid) =>
    /^plugin::(accounts|mailer|users-permissions)\.|^admin::session$/.test(uid),
  );
  const counts = types.map(async (uid) => [uid, await cms.strapi.db.query(uid as never).count()] as const);
  return Object.fromEntries(await Promise.all(counts));
}

function sendRaw(endpoint: Endpoint, body: string, type = 'application/json', path = endpoint.path) {
  const test = request(cms.url).post(path).set('Authorization', `Bearer ${token}`);
  if (type !== '') void test.set('Content-Type', type);
  // As a buffer, so that it is sent unchanged.
  return test.serialize((sent: unknown) => sent as string).send(body);
}

const posts = endpoints.filter(([, { method }]) => method === 'POST');
const forms = posts.filter(([, endpoint]) => fieldsOf(endpoint).length > 0);

/** Values that no field accepts, as JSON; `undefined` leaves the field out. */
const neverRight: [what: string, json: string | undefined][] = [
  ['left out', undefined],
  ['empty', '""'],
  ['null', 'null'],
  ['a number', '123456'],
  ['zero', '0'],
  ['true', 'true'],
  ['a list', '["a"]'],
  ['an empty list', '[]'],
  ['an object', '{}'],
  ['an operator that matches anything', '{"$ne":null}'],
  ['another such operator', '{"$gt":""}'],
  ['a NUL', '"a\\u0000b"'],
  ['a bell', '"a\\u0007b"'],
  ['an escape', '"a\\u001bb"'],
  ['a delete', '"a\\u007fb"'],
  ['half a character', '"a\\ud800b"'],
  ['the other half', '"a\\udc00b"'],
  ['far too long', JSON.stringify('x'.repeat(1200))],
];

const sometimesRight: [what: string, json: string][] = [
  ['only spaces', '"     "'],
  ['300 characters', JSON.stringify('x'.repeat(300))],
  ['emoji', '"👩🏽‍🚀👩🏽‍🚀"'],
  ['a name of every object', '"__proto__"'],
  ['markup', '"<script>alert(1)</script>"'],
  ['a template', '"{{7*7}} ${7*7} <%= 7*7 %>"'],
  ['an end of a statement', `"'; drop table up_users; --"`],
  ['text that changes its direction', '"abc\\u202edef"'],
];

function bodyWith(endpoint: Endpoint, field: string, json: string | undefined): string {
  const others = Object.entries(rightBody(endpoint)).filter(([name]) => name !== field);
  const parts = others.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`);
  if (json !== undefined) parts.push(`${JSON.stringify(field)}:${json}`);
  return `{${parts.join(',')}}`;
}

it('covers every endpoint that takes fields', () => {
  expect(forms.length).toBeGreaterThanOrEqual(8);
  for (const [, endpoint] of forms) expect(Object.keys(rightBody(endpoint))).toEqual(fieldsOf(endpoint));
});

describe.each(forms)('%s', (_name, endpoint) => {
  it('refuses what no field takes with 422 and a sentence at the field, and keeps nothing', async () => {
    const before = await countRows();
    const wrong: string[] = [];
    for (const field of fieldsOf(endpoint)) {
      for (const [what, json] of neverRight) {
        const answer = await sendRaw(endpoint, bodyWith(endpoint, field, json));
        const { errors } = answer.body as { errors?: Record<string, string> };
        const faults = faultsIn(answer);
        if (answer.status !== 422) faults.push(`has status ${String(answer.status)}`);
        if (typeof errors?.[field] !== 'string') faults.push('blames no field');
        wrong.push(...faults.map((fault) => `${field} ${what}: ${fault}`));
      }
    }
    expect(wrong).toEqual([]);
    expect(await countRows()).toEqual(before);
  });

  it('answers in words to whatever else may stand in a field', async () => {
    const wrong: string[] = [];
    for (const field of fieldsOf(endpoint)) {
      for (const [what, json] of sometimesRight) {
        const answer = await sendRaw(endpoint, bodyWith(endpoint, field, json));
        const faults = answer.status === 200 ? [] : faultsIn(answer);
        wrong.push(...faults.map((fault) => `${field} ${what}: ${fault}`));
      }
    }
    expect(wrong).toEqual([]);
  });

  it.each([
    ['is no JSON', '{"email":', 400],
    ['is a list', '[]', 400],
    ['is a list of operators', '[{"$ne":null}]', 400],
    ['is a bare word', '"email"', 400],
    ['is a number', '1', 400],
    ['is null', 'null', 400],
    ['would change what every object is', '{"__proto__":{"isAdmin":true}}', 400],
    ['has none of the fields', '{}', 422],
    ['has other fields', '{"$where":"1","role":1,"confirmed":true}', 422],
    ['is nested twenty thousand times', `{"email":${'['.repeat(20_000)}${']'.repeat(20_000)}}`, 400],
    ['is too large', JSON.stringify({ email: 'x'.repeat(100_000) }), 413],
    ['is much too large', JSON.stringify({ email: 'x'.repeat(2_000_000) }), 413],
  ])('refuses a body that %s', async (_what, body, expected) => {
    const before = await countRows();
    const answer = await sendRaw(endpoint, body);
    expect([answer.status, faultsIn(answer)]).toEqual([expected, []]);
    expect(await countRows()).toEqual(before);
  });

  it('refuses a body that is not there', async () => {
    const answer = await request(cms.url).post(endpoint.path).set('Authorization', `Bearer ${token}`);
    expect([answer.status, faultsIn(answer)]).toEqual([400, []]);
  });

  it.each([
    ['XML', 'application/xml', '<email>a@b.co</email>'],
    ['text', 'text/plain', '{"email":"a@b.co"}'],
    ['a form', 'application/x-www-form-urlencoded', 'email[$ne]=x&password[$ne]=x'],
    ['a form with files', 'multipart/form-data; boundary=x', '--x--'],
    ['bytes', 'application/octet-stream', 'email'],
    ['something that only sounds like JSON', 'text/json', '{}'],
    ['something without a name', '', '{"email":"a@b.co"}'],
  ])('refuses %s with 415', async (_what, type, body) => {
    const answer = await sendRaw(endpoint, body, type);
    expect([answer.status, faultsIn(answer)]).toEqual([415, []]);
  });
});

describe.each(posts)('%s', (_name, endpoint) => {
  it.each(['get', 'put', 'patch', 'delete'] as const)('is not there for %s', async (method) => {
    const answer = await request(cms.url)[method](endpoint.path).set('Authorization', `Bearer ${token}`);
    expect(faultsIn(answer)).toEqual([]);
    expect([404, 405]).toContain(answer.status);
  });
});

it.each(forms)('%s is the same address in capitals and with a slash behind it', async (_name, endpoint) => {
  for (const path of [endpoint.path.toUpperCase(), `${endpoint.path}/`]) {
    const answer = await sendRaw(endpoint, '{}', 'application/json', path);
    expect([answer.status, faultsIn(answer)]).toEqual([422, []]);
  }
});

it.each([
  '',
  'Bearer',
  'Bearer ',
  'Bearer a b',
  'Bearer null',
  'Bearer a.b.c',
  'Basic YTpi',
  `Bearer ${'x'.repeat(7000)}`,
])('asks whoever comes with %j to log in again', async (authorization) => {
  for (const [, endpoint] of endpoints.filter(([, { access }]) => access === 'parent')) {
    const test = call(cms, { ...endpoint, path: endpoint.path.replace(/:\w+/, 'any') }, rightBody(endpoint));
    if (authorization !== '') void test.set('Authorization', authorization);
    const answer = await test;
    expect([endpoint.path, answer.status, answer.body]).toEqual([
      endpoint.path,
      401,
      { success: false, message: 'Please log in again.' },
    ]);
    expect(faultsIn(answer)).toEqual([]);
  }
});

it('says of addresses that do not exist that there is nothing', async () => {
  const asked = [
    '/api/auth',
    '/api/auth/nothing',
    '/api/auth/local',
    '/API/AUTH/nothing/',
    '/api/auth/login/more',
  ];
  for (const path of asked) {
    for (const method of ['get', 'post'] as const) {
      const answer = await request(cms.url)[method](path);
      expect([method, path, answer.body]).toEqual([
        method,
        path,
        { success: false, message: 'There is nothing at this address.' },
      ]);
      expect([404, 405]).toContain(answer.status);
    }
  }
});

it('is as well afterwards as before', async () => {
  expect((await request(cms.url).get('/_health')).status).toBe(204);
  expect((await logIn(cms, email)).token).not.toBe(token);
  const pool = cms.strapi.db.connection.client as { pool: { numUsed: () => number } };
  expect(pool.pool.numUsed()).toBe(0);
});
