// Databases: PostgreSQL, as it refuses what SQLite would store.
import { gzipSync } from 'node:zlib';
import request from 'supertest';
import { contact, freeClass } from '@lanternway/contracts/enquiries/site';
import { plentiful } from '../accounts/parent';
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
import { countEnquiries, uids } from './refusals';
import { newSender, rightCodingClass, rightFreeClass, rightMessage, sendJson } from './sending';

const cms = serveCms(plentiful);

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

/** Values of an optional field that leave it empty; a required field refuses them. */
const nothing = [...emptyValues, ...oddValues.filter(([what]) => what === 'only spaces')];

/** What no field here accepts. */
const refused: typeof badValues = [...badValues, ['a control character of the second table', '"a\\u0085b"']];

const odd: typeof oddValues = [
  ...oddValues,
  ['a formula', '"=HYPERLINK(\\"https://evil.example\\";\\"here\\")"'],
  ['signs that a search knows', '"100%_\\\\"'],
  ['signs without width', '"a\\u200bb\\ufeffc"'],
  ['several lines', '"a\\r\\nBcc: b@example.com\\n\\nc"'],
];

const send = (path: string, body: string | Buffer, type?: string, encoding?: string) =>
  sendRaw(cms.url, path, { body, type, encoding });

describe.each(forms)('%s', (_name, { path, right, optional, emailField }) => {
  it('is taken when it is right, so what follows is refused for what is wrong with it', async () => {
    const answer = await sendJson(cms, path, right());
    expect([answer.status, answer.body]).toMatchObject([200, { success: true }]);
  });

  it('is refused for a field that no rule lets through, with a sentence at it, and kept nowhere', async () => {
    const before = await countEnquiries(cms);
    const wrong: string[] = [];
    for (const field of Object.keys(right())) {
      const values = optional.includes(field) ? refused : [...nothing, ...refused];
      for (const [what, json] of values) {
        const answer = await send(path, bodyWith(right(), field, json));
        wrong.push(...faultsAt(field, answer).map((fault) => `${field} ${what}: ${fault}`));
      }
    }
    expect(wrong).toEqual([]);
    expect(await countEnquiries(cms)).toEqual(before);
  });

  it('is taken without what may be missing', async () => {
    for (const field of optional) {
      for (const [what, json] of nothing) {
        const answer = await send(path, bodyWith(right(), field, json));
        expect([field, what, answer.status]).toEqual([field, what, 200]);
      }
    }
  });

  it('answers in words to any other value of a field', async () => {
    const wrong: string[] = [];
    for (const field of Object.keys(right())) {
      for (const [what, json] of odd) {
        const answer = await send(path, bodyWith(right(), field, json));
        const faults = answer.status === 200 ? [] : faultsIn(answer);
        wrong.push(...faults.map((fault) => `${field} ${what}: ${fault}`));
      }
    }
    expect(wrong).toEqual([]);
  });

  it.each([...badBodies, ['is a list of right ones', `[${JSON.stringify(right())}]`, 400]])(
    'is refused when its body %s',
    async (_what, body, expected) => {
      const before = await countEnquiries(cms);
      const answer = await send(path, body);
      expect([answer.status, faultsIn(answer)]).toEqual([expected, []]);
      expect(await countEnquiries(cms)).toEqual(before);
    },
  );

  it('is refused when sixty megabytes are packed into a little', async () => {
    const packed = gzipSync(JSON.stringify({ ...right(), notes: 'x'.repeat(60_000_000) }));
    expect(packed.length).toBeLessThan(64 * 1024);
    const answer = await send(path, packed, 'application/json', 'gzip');
    expect([answer.status, faultsIn(answer)]).toEqual([413, []]);
  });

  it('is refused without a body', async () => {
    const answer = await request(cms.url).post(path);
    expect([answer.status, faultsIn(answer)]).toEqual([400, []]);
  });

  it.each(badTypes)('is refused as %s', async (_what, type, body) => {
    const answer = await send(path, body, type);
    expect([answer.status, faultsIn(answer)]).toEqual([415, []]);
  });

  it.each(['get', 'put', 'patch', 'delete'] as const)('does not exist for %s', async (method) => {
    const answer = await request(cms.url)[method](path);
    expect(faultsIn(answer)).toEqual([]);
    expect([404, 405]).toContain(answer.status);
  });

  it('is the same address in capitals and with a slash behind it', async () => {
    for (const same of [path.toUpperCase(), `${path}/`]) {
      const answer = await send(same, '{}');
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

it('still works afterwards', async () => {
  expect((await request(cms.url).get('/_health')).status).toBe(204);
  expect((await sendJson(cms, contact.path, rightMessage())).status).toBe(200);
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
});
