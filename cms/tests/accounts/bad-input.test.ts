// Databases: PostgreSQL, as it refuses what SQLite would store.
import request from 'supertest';
import type { Endpoint } from '@lanternway/contracts/wire/endpoint';
import {
  badBodies,
  badTypes,
  badValues,
  bodyWith,
  emptyValues,
  faultsAt,
  faultsIn,
  oddValues,
  sendRaw,
} from '../bad-input';
import { serveCms } from '../serve-cms';
import { untilDatabaseRests } from '../start-cms';
import { endpoints, fieldsOf } from './endpoints';
import { call, logIn, newParent, plentiful } from './parent';

const cms = serveCms(plentiful);
let email: string;
let token: string;

beforeAll(async () => {
  email = await newParent(cms, 'priya');
  token = (await logIn(cms, email)).token;
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

/** How many rows there are of everything that belongs to parents. */
async function countRows(): Promise<Record<string, number>> {
  const types = Object.keys(cms.strapi.contentTypes).filter((uid) =>
    /^plugin::(accounts|mailer|users-permissions)\.|^admin::session$/.test(uid),
  );
  const counts = types.map(async (uid) => [uid, await cms.strapi.db.query(uid as never).count()] as const);
  return Object.fromEntries(await Promise.all(counts));
}

const send = (endpoint: Endpoint, body: string, type?: string, path = endpoint.path) =>
  sendRaw(cms.url, path, { body, type, authorization: `Bearer ${token}` });

const neverRight: typeof badValues = [
  ...emptyValues,
  ...badValues,
  ['too long for any field here', JSON.stringify('x'.repeat(1200))],
];

const posts = endpoints.filter(([, { method }]) => method === 'POST');
const forms = posts.filter(([, endpoint]) => fieldsOf(endpoint).length > 0);

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
        const answer = await send(endpoint, bodyWith(rightBody(endpoint), field, json));
        wrong.push(...faultsAt(field, answer).map((fault) => `${field} ${what}: ${fault}`));
      }
    }
    expect(wrong).toEqual([]);
    expect(await countRows()).toEqual(before);
  });

  it('answers in words to any other value of a field', async () => {
    const wrong: string[] = [];
    for (const field of fieldsOf(endpoint)) {
      for (const [what, json] of oddValues) {
        const answer = await send(endpoint, bodyWith(rightBody(endpoint), field, json));
        const faults = answer.status === 200 ? [] : faultsIn(answer);
        wrong.push(...faults.map((fault) => `${field} ${what}: ${fault}`));
      }
    }
    expect(wrong).toEqual([]);
  });

  it.each(badBodies)('refuses a body that %s', async (_what, body, expected) => {
    const before = await countRows();
    const answer = await send(endpoint, body);
    expect([answer.status, faultsIn(answer)]).toEqual([expected, []]);
    expect(await countRows()).toEqual(before);
  });

  it('refuses a body that is not there', async () => {
    const answer = await request(cms.url).post(endpoint.path).set('Authorization', `Bearer ${token}`);
    expect([answer.status, faultsIn(answer)]).toEqual([400, []]);
  });

  it.each(badTypes)('refuses %s with 415', async (_what, type, body) => {
    const answer = await send(endpoint, body, type);
    expect([answer.status, faultsIn(answer)]).toEqual([415, []]);
  });
});

describe.each(posts)('%s', (_name, endpoint) => {
  it.each(['get', 'put', 'patch', 'delete'] as const)('does not exist for %s', async (method) => {
    const answer = await request(cms.url)[method](endpoint.path).set('Authorization', `Bearer ${token}`);
    expect(faultsIn(answer)).toEqual([]);
    expect([404, 405]).toContain(answer.status);
  });
});

it.each(forms)('%s is the same address in capitals and with a slash behind it', async (_name, endpoint) => {
  for (const path of [endpoint.path.toUpperCase(), `${endpoint.path}/`]) {
    const answer = await send(endpoint, '{}', 'application/json', path);
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
])('asks for a new login with the authorization %j', async (authorization) => {
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

it('answers unknown addresses with “nothing here”', async () => {
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

it('still works afterwards', async () => {
  expect((await request(cms.url).get('/_health')).status).toBe(204);
  expect((await logIn(cms, email)).token).not.toBe(token);
  // A job may use one right now; a connection that was lost would never come back.
  await untilDatabaseRests(cms.strapi);
});
