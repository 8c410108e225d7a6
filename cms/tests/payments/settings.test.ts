// Databases: PostgreSQL, as a change of settings and its mails are one transaction.
import { settingsKept } from '@lanternway/contracts/payments/finance-settings';
import {
  settingsSentences,
  type SettingsLine,
  type SettingsReply,
} from '@lanternway/contracts/payments/finance-settings-changes';
import request from 'supertest';
import { findRows } from '../mailer/mails';
import { addStaff, logInStaff, type Staff } from '../staff';
import { changed, usual } from './settings-told';
import { serveCms } from '../serve-cms';

interface Changes {
  expire: (now: Date) => Promise<void>;
}

const cms = serveCms();
let logins: Record<Who, string>;

beforeAll(async () => {
  logins = {
    ...(await logInStaff(cms)),
    second: await addStaff(cms, 'second', 'finance'),
    third: await addStaff(cms, 'third', 'finance'),
  };
});

type Who = Staff | 'second' | 'third';

const get = (staff: Who = 'finance') =>
  request(cms.url).get('/payments/settings').set('Authorization', logins[staff]);

const reply = async (staff: Who = 'finance') => (await get(staff).expect(200)).body as SettingsReply;

const settingsNow = async () => (await reply()).settings;

const post = (path: string, body: object, staff: Who) =>
  request(cms.url).post(path).set('Authorization', logins[staff]).send(body);

/** Sends what the screen sends: all settings, and the version that was shown. */
const save = async (settings: object, staff: Who = 'superAdmin') =>
  post('/payments/settings', { seen: (await reply()).seen, settings }, staff);

const answer = (id: string, how: 'confirm' | 'decline', staff: Who, body: object = {}) =>
  post(`/payments/settings/proposals/${id}/${how}`, body, staff);

async function propose(settings: object, staff: Who = 'finance'): Promise<string> {
  expect((await save(settings, staff)).body).toEqual({ message: settingsSentences.proposed });
  return (await reply()).proposal?.id ?? '';
}

const messageOf = ({ body }: request.Response) => (body as { error: { message: string } }).error.message;

/** The length of the history when a test began. */
let since = 0;

/** Back to the defaults, with nothing waiting. */
async function reset(): Promise<void> {
  const { proposal } = await reply();
  if (proposal !== null) await answer(proposal.id, 'decline', 'superAdmin', { reason: 'Over.' }).expect(200);
  const store = cms.strapi.store({ type: 'plugin', name: 'payments', key: 'settings' });
  await store.set({ value: usual });
  since = (await reply()).seen;
}

const stepUid = 'plugin::payments.settings-step';

/** The new lines of the history, the latest first. */
async function lines(): Promise<SettingsLine[]> {
  const { seen, history } = await reply();
  return history.slice(0, seen - since);
}

it('has the default until someone sets something else', async () => {
  expect(await settingsNow()).toEqual(usual);
});

it('keeps at once what the super admin sets, and says so in the history and to finance', async () => {
  expect((await save(changed)).body).toEqual({ message: settingsKept });
  expect(await settingsNow()).toEqual(changed);
  const [line] = (await reply()).history;
  expect(line).toMatchObject({ step: 'applied', by: 'Super admin' });
  expect(line?.changes).toContainEqual({
    what: 'Second person from (INR)',
    before: 'never',
    after: '₹50,000',
  });
  const mails = await mailsOfLatest();
  expect(mails.map(({ recipient }) => recipient).sort()).toEqual(
    ['finance', 'second', 'third', 'money'].map((name) => `${name}@lanternway.example`).sort(),
  );
  expect(JSON.stringify(mails[0]?.content)).toContain('never → ₹50,000');
});

/** The mails about the latest line of the history. */
async function mailsOfLatest() {
  const { seen } = await reply();
  return findRows(cms, { key: { $startsWith: `payments.settings.${String(seen)}.` } });
}

describe('one person of finance', () => {
  beforeEach(reset);

  it('changes nothing: the change waits for someone else, who gets a mail about it', async () => {
    const id = await propose(changed);
    expect(await settingsNow()).toEqual(usual);
    expect(messageOf(await answer(id, 'confirm', 'finance').expect(400))).toBe(settingsSentences.notOwn);
    expect(await settingsNow()).toEqual(usual);
    expect((await mailsOfLatest()).map(({ recipient }) => recipient).sort()).toEqual(
      ['money', 'second', 'superadmin', 'third'].map((name) => `${name}@lanternway.example`),
    );
    const { proposal } = await reply('second');
    expect(proposal).toMatchObject({ id, by: 'Finance', isOwn: false });
    expect(proposal?.changes).toContainEqual({
      what: 'Beginning of receipt numbers',
      before: 'R',
      after: 'LW',
    });
    expect((await reply()).proposal?.isOwn).toBe(true);
  });

  it('does not lift the rule of two persons, whatever is sent', async () => {
    await save(changed);
    await save({ ...changed, secondPersonFrom: usual.secondPersonFrom }, 'finance');
    expect((await settingsNow()).secondPersonFrom).toEqual(changed.secondPersonFrom);
  });

  it('and another change them together, which both lines of the history say', async () => {
    const id = await propose(changed);
    expect((await answer(id, 'confirm', 'second').expect(200)).body).toEqual({
      message: settingsSentences.confirmed,
    });
    expect(await settingsNow()).toEqual(changed);
    expect((await lines()).map(({ step, by }) => [step, by])).toEqual([
      ['confirmed', 'second'],
      ['proposed', 'Finance'],
    ]);
    expect((await mailsOfLatest()).map(({ recipient }) => recipient)).toContain('finance@lanternway.example');
    expect((await reply()).proposal).toBeNull();
  });

  it('declines with a reason what another proposes, and withdraws their own without one', async () => {
    const first = await propose(changed);
    expect(messageOf(await answer(first, 'decline', 'second').expect(400))).toBe(
      settingsSentences.reasonNeeded,
    );
    await answer(first, 'decline', 'second', { reason: 'The prefix is wrong.' }).expect(200);
    const second = await propose(changed);
    expect((await answer(second, 'decline', 'finance').expect(200)).body).toEqual({
      message: settingsSentences.withdrawn,
    });
    expect((await lines()).map(({ step }) => step)).toEqual([
      'withdrawn',
      'proposed',
      'declined',
      'proposed',
    ]);
    expect((await reply()).history[2]?.reason).toBe('The prefix is wrong.');
    for (const id of [first, second])
      expect(messageOf(await answer(id, 'confirm', 'third').expect(409))).toBe(settingsSentences.over);
    expect(await settingsNow()).toEqual(usual);
  });

  it('waits while another change waits', async () => {
    await propose(changed);
    const answered = await save({ ...usual, isStrictAbroad: true }, 'second');
    expect([answered.status, messageOf(answered)]).toEqual([400, settingsSentences.waiting('Finance')]);
    expect((await reply()).proposal?.by).toBe('Finance');
  });

  it('is overtaken by the super admin, clearly', async () => {
    const id = await propose(changed);
    await save({ ...usual, isStrictAbroad: true });
    expect(messageOf(await answer(id, 'confirm', 'second').expect(409))).toBe(settingsSentences.over);
    expect(await settingsNow()).toEqual({ ...usual, isStrictAbroad: true });
    expect((await lines()).map(({ step }) => step)).toEqual(['applied', 'superseded', 'proposed']);
  });

  it('cannot be confirmed if it was proposed on settings that have changed since', async () => {
    const id = await propose(changed);
    const store = cms.strapi.store({ type: 'plugin', name: 'payments', key: 'settings' });
    await store.set({ value: { ...usual, isStrictAbroad: true } });
    expect(messageOf(await answer(id, 'confirm', 'second').expect(409))).toBe(settingsSentences.stale);
    expect((await settingsNow()).isStrictAbroad).toBe(true);
    expect((await reply()).proposal).toBeNull();
  });

  it('has seven days for it', async () => {
    const id = await propose(changed);
    const day = 24 * 60 * 60_000;
    const at = new Date(Date.now() - 7 * day);
    await cms.strapi.db.query(stepUid).updateMany({ where: { proposalId: id }, data: { at } });
    expect((await reply('second')).proposal).toBeNull();
    await answer(id, 'confirm', 'second').expect(409);
    await cms.strapi.plugin('payments').service<Changes>('settingsChanges').expire(new Date());
    expect((await lines()).map(({ step }) => step)).toEqual(['expired', 'proposed']);
    await propose({ ...usual, isStrictAbroad: true }, 'second');
    expect(await settingsNow()).toEqual(usual);
  });

  it('is one of two at the same moment: one change waits, and nothing is lost or doubled', async () => {
    const { seen } = await reply();
    const body = (settings: object) => ({ seen, settings });
    const answers = await Promise.all([
      post('/payments/settings', body(changed), 'finance'),
      post('/payments/settings', body({ ...usual, isStrictAbroad: true }), 'second'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const id = (await reply()).proposal?.id ?? '';
    const both = await Promise.all([answer(id, 'confirm', 'third'), answer(id, 'confirm', 'superAdmin')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await lines()).map(({ step }) => step)).toEqual(['confirmed', 'proposed']);
  });

  it('says that the settings have changed since the page was opened', async () => {
    const { seen } = await reply();
    await save(changed);
    const late = await post('/payments/settings', { seen, settings: usual }, 'superAdmin');
    expect([late.status, messageOf(late)]).toEqual([409, settingsSentences.stale]);
    expect(await settingsNow()).toEqual(changed);
  });
});

it.each([
  {},
  { secondPersonFrom: {} },
  { ...changed, tax: { ...changed.tax, gstin: undefined } },
  { ...changed, alertTo: undefined },
  null,
  [],
])('resets nothing where a request leaves something out: %j', async (settings) => {
  await reset();
  await save(changed);
  for (const staff of ['superAdmin', 'finance'] as const) {
    for (const body of [{ seen: (await reply()).seen, settings }, settings ?? {}]) {
      const { status, body: said } = await post('/payments/settings', body, staff);
      expect([status, (said as { error: { message: string } }).error.message]).toEqual([
        400,
        Array.isArray(body) ? expect.any(String) : settingsSentences.incomplete,
      ]);
    }
  }
  expect(await settingsNow()).toEqual(changed);
  expect((await reply()).proposal).toBeNull();
});

it('keeps its history as it was: no line of it is changed or removed by anybody', async () => {
  await reset();
  await save(changed);
  const path = `/content-manager/collection-types/${stepUid}`;
  const { history } = await reply();
  const one = `${path}/${history[0]?.id ?? ''}`;
  await request(cms.url).delete(one).set('Authorization', logins.superAdmin).expect(403);
  await request(cms.url).put(one).set('Authorization', logins.superAdmin).send({ byName: 'x' }).expect(403);
  expect((await reply()).history).toEqual(history);
});

it.each([
  [{ tax: { ...changed.tax, gstin: '27AAPFU0939F1ZW' } }, ['tax', 'gstin'], 'This is no GSTIN.'],
  [{ tax: { ...changed.tax, state: '29' } }, ['tax', 'state'], 'The GSTIN begins with another state.'],
  [
    { receipts: { prefix: 'LONG', yearStartsIn: 4 } },
    ['receipts', 'prefix'],
    'One to three capital letters or digits.',
  ],
])('says what is wrong with %j, and keeps what was set before', async (wrong, path, message) => {
  await reset();
  await save(changed);
  const { status, body } = await save({ ...changed, ...wrong });
  expect([status, body]).toMatchObject([
    400,
    { error: { message, details: { errors: [{ path, message }] } } },
  ]);
  expect(await settingsNow()).toEqual(changed);
});

it('is open only to finance', async () => {
  for (const staff of ['marketing', 'admissions'] as const) {
    await get(staff).expect(403);
    expect((await save(usual, staff)).status).toBe(403);
  }
  await request(cms.url).get('/payments/settings').expect(401);
  await request(cms.url).post('/payments/settings').send(usual).expect(401);
});

it('uses the default if the stored value is broken', async () => {
  const store = cms.strapi.store({ type: 'plugin', name: 'payments', key: 'settings' });
  await store.set({ value: { receipts: { prefix: 'far too long' } } });
  expect(await settingsNow()).toEqual(usual);
});
