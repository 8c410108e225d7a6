// Databases: PostgreSQL, as it refuses what SQLite would store.
import { gzipSync } from 'node:zlib';
import request from 'supertest';
import { contact, freeClass } from '@lanternway/contracts/enquiries/site';
import { plentiful } from '../accounts/parent';
import { createTestHome, startCms, type Cms, type TestHome } from '../start-cms';
import { countEnquiries, faultsAt, faultsIn, uids } from './refusals';
import { newSender, rightCodingClass, rightFreeClass, rightMessage, sendJson } from './sending';

let home: TestHome;
let cms: Cms;

beforeAll(async () => {
  home = await createTestHome();
  cms = await startCms(home, plentiful);
});

afterAll(async () => {
  await cms.stop();
  await home.remove();
});

interface Form {
  path: string;
  right: () => Record<string, unknown>;
  /** Fields that may be left out. */
  optional: string[];
  emailField: string;
}

const forms: [string, Form][] = [
  [
    'a free class in math',
    {
      path: freeClass.path,
      right: rightFreeClass,
      optional: ['parentPhone', 'notes'],
      emailField: 'parentEmail',
    },
  ],
  [
    'a free class in coding',
    {
      path: freeClass.path,
      right: rightCodingClass,
      optional: ['parentPhone', 'notes'],
      emailField: 'parentEmail',
    },
  ],
  ['a message', { path: contact.path, right: rightMessage, optional: [], emailField: 'email' }],
];

/** Sends text unchanged. */
function sendRaw(path: string, body: string | Buffer, type = 'application/json', encoding = '') {
  const test = request(cms.url).post(path);
  if (type !== '') void test.set('Content-Type', type);
  if (encoding !== '') void test.set('Content-Encoding', encoding);
  return test.serialize((sent: unknown) => sent as string).send(body);
}

/** A correct body except for one field; `undefined` leaves it out. */
function bodyWith(right: Record<string, unknown>, field: string, json: string | undefined): string {
  const others = Object.entries(right).filter(([name]) => name !== field);
  const parts = others.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`);
  if (json !== undefined) parts.push(`${JSON.stringify(field)}:${json}`);
  return `{${parts.join(',')}}`;
}

/** Empty values: accepted in an optional field. */
const nothing: [what: string, json: string | undefined][] = [
  ['left out', undefined],
  ['empty', '""'],
  ['null', 'null'],
  ['only spaces', '"     "'],
];

/** Values that no field accepts, as JSON. */
const neverRight: [what: string, json: string][] = [
  ['a number', '123456789012345678'],
  ['zero', '0'],
  ['more than there are numbers', '1e400'],
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
  ['a control character of the second table', '"a\\u0085b"'],
  ['half a character', '"a\\ud800b"'],
  ['the other half', '"a\\udc00b"'],
  ['far too long', JSON.stringify('x'.repeat(10_000))],
];

const sometimesRight: [what: string, json: string][] = [
  ['300 characters', JSON.stringify('x'.repeat(300))],
  ['emoji', '"👩🏽‍🚀👩🏽‍🚀"'],
  ['a name of every object', '"__proto__"'],
  ['markup', '"<script>alert(1)</script>"'],
  ['a template', '"{{7*7}} ${7*7} <%= 7*7 %>"'],
  ['a formula', '"=HYPERLINK(\\"https://evil.example\\";\\"here\\")"'],
  ['an end of a statement', `"'; drop table enquiries_messages; --"`],
  ['signs that a search knows', '"100%_\\\\"'],
  ['text that changes its direction', '"abc\\u202edef"'],
  ['signs without width', '"a\\u200bb\\ufeffc"'],
  ['several lines', '"a\\r\\nBcc: b@example.com\\n\\nc"'],
];

describe.each(forms)('%s', (_name, { path, right, optional, emailField }) => {
  it('is taken when it is right, so what follows is refused for what is wrong with it', async () => {
    const answer = await sendJson(cms, path, right());
    expect([answer.status, answer.body]).toMatchObject([200, { success: true }]);
  });

  it('is refused for a field that no rule lets through, with a sentence at it, and kept nowhere', async () => {
    const before = await countEnquiries(cms);
    const wrong: string[] = [];
    for (const field of Object.keys(right())) {
      const values = optional.includes(field) ? neverRight : [...nothing, ...neverRight];
      for (const [what, json] of values) {
        const answer = await sendRaw(path, bodyWith(right(), field, json));
        wrong.push(...faultsAt(field, answer).map((fault) => `${field} ${what}: ${fault}`));
      }
    }
    expect(wrong).toEqual([]);
    expect(await countEnquiries(cms)).toEqual(before);
  });

  it('is taken without what may be missing', async () => {
    for (const field of optional) {
      for (const [what, json] of nothing) {
        const answer = await sendRaw(path, bodyWith(right(), field, json));
        expect([field, what, answer.status]).toEqual([field, what, 200]);
      }
    }
  });

  it('answers in words to whatever else may stand in a field', async () => {
    const wrong: string[] = [];
    for (const field of Object.keys(right())) {
      for (const [what, json] of sometimesRight) {
        const answer = await sendRaw(path, bodyWith(right(), field, json));
        const faults = answer.status === 200 ? [] : faultsIn(answer);
        wrong.push(...faults.map((fault) => `${field} ${what}: ${fault}`));
      }
    }
    expect(wrong).toEqual([]);
  });

  it.each([
    ['is no JSON', '{"name":', 400],
    ['is a list', '[]', 400],
    ['is a list of right ones', `[${JSON.stringify(right())}]`, 400],
    ['is a bare word', '"name"', 400],
    ['is a number', '1', 400],
    ['is null', 'null', 400],
    ['would change what every object is', '{"__proto__":{"isAdmin":true}}', 400],
    ['has none of the fields', '{}', 422],
    ['has other fields', '{"$where":"1","status":"enrolled","ownerId":1}', 422],
    ['is nested twenty thousand times', `{"name":${'['.repeat(20_000)}${']'.repeat(20_000)}}`, 400],
    ['is too large', JSON.stringify({ name: 'x'.repeat(100_000) }), 413],
    ['is much too large', JSON.stringify({ name: 'x'.repeat(2_000_000) }), 413],
  ])('is refused when its body %s', async (_what, body, expected) => {
    const before = await countEnquiries(cms);
    const answer = await sendRaw(path, body);
    expect([answer.status, faultsIn(answer)]).toEqual([expected, []]);
    expect(await countEnquiries(cms)).toEqual(before);
  });

  it('is refused when sixty megabytes are packed into a little', async () => {
    const packed = gzipSync(JSON.stringify({ ...right(), notes: 'x'.repeat(60_000_000) }));
    expect(packed.length).toBeLessThan(64 * 1024);
    const answer = await sendRaw(path, packed, 'application/json', 'gzip');
    expect([answer.status, faultsIn(answer)]).toEqual([413, []]);
  });

  it('is refused without a body', async () => {
    const answer = await request(cms.url).post(path);
    expect([answer.status, faultsIn(answer)]).toEqual([400, []]);
  });

  it.each([
    ['XML', 'application/xml', '<name>a</name>'],
    ['text', 'text/plain', '{}'],
    ['a form', 'application/x-www-form-urlencoded', 'name[$ne]=x&course=math'],
    ['a form with files', 'multipart/form-data; boundary=x', '--x--'],
    ['bytes', 'application/octet-stream', 'name'],
    ['something that only sounds like JSON', 'text/json', '{}'],
    ['something without a name', '', '{}'],
  ])('is refused as %s', async (_what, type, body) => {
    const answer = await sendRaw(path, body, type);
    expect([answer.status, faultsIn(answer)]).toEqual([415, []]);
  });

  it.each(['get', 'put', 'patch', 'delete'] as const)('is not there for %s', async (method) => {
    const answer = await request(cms.url)[method](path);
    expect(faultsIn(answer)).toEqual([]);
    expect([404, 405]).toContain(answer.status);
  });

  it('is the same address in capitals and with a slash behind it', async () => {
    for (const same of [path.toUpperCase(), `${path}/`]) {
      const answer = await sendRaw(same, '{}');
      expect([answer.status, faultsIn(answer)]).toEqual([422, []]);
    }
  });

  it('cannot say more than its form has fields for', async () => {
    const email = newSender();
    const mine = { stage: 'enrolled', ownerId: 1, version: 7, receivedAt: '2001-01-01', isSuspect: false };
    const more = {
      ...right(),
      [emailField]: email,
      ...mine,
      id: 1,
      documentId: 'mine',
      announcedAt: '2001-01-01',
    };
    expect((await sendJson(cms, path, more)).status).toBe(200);
    const uid = path === contact.path ? uids[1] : uids[0];
    const row = (await cms.strapi.db.query(uid).findOne({ where: { [emailField]: email } })) as Row;
    expect(row).toMatchObject({ stage: 'new', ownerId: null, version: 0, isSuspect: false });
    expect(row.documentId).not.toBe('mine');
    expect(new Date(row.receivedAt).getFullYear()).toBeGreaterThan(2001);
  });

  it.each<[string, unknown]>([
    ['a word', 'here'],
    ['a list', [1, 2]],
    ['a number', 7],
    ['null', null],
    ['an operator', { $ne: null }],
    ['odd parts', { variant: 'evil', page: { $gt: '' }, referrer: ['x'], campaign: 'x', policyVersion: 1.5 }],
    ['long parts', { variant: 'page', page: `/${'x'.repeat(5000)}`, campaign: { source: 'y'.repeat(5000) } }],
  ])('is taken whatever it says of where it comes from: %s', async (_what, origin) => {
    const email = newSender();
    const answer = await sendJson(cms, path, { ...right(), [emailField]: email, origin });
    expect(answer.status).toBe(200);
    const uid = path === contact.path ? uids[1] : uids[0];
    const row = (await cms.strapi.db.query(uid).findOne({ where: { [emailField]: email } })) as Row;
    expect((row.page ?? '').length).toBeLessThanOrEqual(200);
    expect(JSON.stringify(row.campaign ?? {}).length).toBeLessThan(300);
  });
});

interface Row {
  documentId: string;
  stage: string;
  receivedAt: string;
  page: string | null;
  campaign: object | null;
}

it('keeps what looks like code as the text it is', async () => {
  const email = newSender();
  const message = `<img src=x onerror=alert(1)> {{7*7}} <%= 7*7 %> =HYPERLINK("x") '; drop table x; --`;
  expect((await sendJson(cms, contact.path, { ...rightMessage(email), message })).status).toBe(200);
  expect(await cms.strapi.db.query(uids[1]).findOne({ where: { email } })).toMatchObject({ message });
});

it('is as well afterwards as before', async () => {
  expect((await request(cms.url).get('/_health')).status).toBe(204);
  expect((await sendJson(cms, contact.path, rightMessage())).status).toBe(200);
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
});
