// Databases: both, as it changes tables of an earlier version.
import { testDatabase } from '../env';
import { lead } from '../enquiries/desk';
import { createTestHome, startCms, type Cms, type TestHome } from '../start-cms';
import { realTables, textColumns } from './model';
import { dropNewColumns, makeOldIndexes, narrowColumns, oldColumns } from './old-columns';

let home: TestHome;
let cms: Cms;
let before: Kept;
/** The names of all indexes of a new installation. */
let ofNew: string[];

/** The longest text that the old columns allowed, with multi-byte letters: PostgreSQL counts characters. */
const full = `${'न'.repeat(200)}${'👋'.repeat(27)}`;
const plans = 'api::plan.plan';
const orders = 'plugin::payments.order';
const deliveries = 'plugin::payments.delivery';
const classes = 'plugin::enquiries.scheduled-class';
const changes = 'plugin::publisher.change';
const refunds = 'plugin::payments.refund';
const mails = 'plugin::mailer.mail';

const order = (number: string, searchText: string, more: object = {}) => ({
  number,
  userId: 1,
  planKey: 'coding-monthly',
  planTitle: 'Coding Monthly',
  subject: 'coding',
  sessions: 8,
  months: 1,
  amountMinor: 649_900,
  currency: 'INR',
  stage: 'pending',
  placedAt: new Date(),
  expiresAt: new Date(Date.now() + 3_600_000),
  searchText,
  ...more,
});

async function fill({ strapi }: Cms): Promise<void> {
  const add = (uid: string, data: object) => strapi.db.query(uid).create({ data });
  await add(plans, { key: 'coding-monthly', title: 'Coding Monthly', sessions: 8, months: 1 });
  await add(orders, order('ORD-STUCK00001', full));
  await add(orders, order('ORD-OTHER00001', 'somebody'));
  await add(orders, order('ORD-PAID000001', full, { stage: 'paid', paidAt: new Date() }));
  const origin = { page: '/', referrer: null, campaign: { source: 'ig' } };
  await add(orders, order('ORD-TOLD000001', 'told', { source: 'newsletter', origin }));
  await add(orders, order('ORD-VISIT00001', 'visit', { origin }));
  await add(
    orders,
    order('ORD-LINK000001', 'link', { origin: { ...origin, campaign: null, referrer: 'www.google.com/x' } }),
  );
  await add(orders, order('ORD-WROTE00001', 'wrote', { email: 'asha@example.com', origin }));
  const account = { username: 'meera', email: 'meera@example.com', confirmed: true };
  await add('plugin::users-permissions.user', {
    ...account,
    origin: { page: '/', referrer: 'l.facebook.com/', campaign: null },
    createdAt: new Date(Date.now() - 60_000),
  });
  await add(orders, order('ORD-ACCOUNT001', 'account', { email: account.email, origin }));
  await add(deliveries, {
    enrolmentId: 1,
    heldOn: '2026-11-20',
    sessions: 1,
    note: full,
    notedAt: new Date(),
  });
  const kept = { enquiryId: 'a', state: 'scheduled', zone: 'Asia/Kolkata', minutes: 45, sequence: 0 };
  await add(classes, { ...kept, startsAt: new Date(), link: full, calendarUid: full });
  const told = { action: 'publish', uid: 'api::faq.faq', entryId: 'a', wasShown: true };
  await add(changes, { ...told, title: full, at: new Date() });
  const of = { orderId: 1, provider: 'razorpay', paymentId: 'pay_1', requestKey: 'a' };
  const asked = { amountMinor: 100, currency: 'INR', kind: 'policy', askedAt: new Date() };
  await add(refunds, { ...of, ...asked, state: 'declined', problem: 'A mistake' });
  const mail = { recipient: account.email, state: 'sent', isSecret: true, attempts: 1 };
  await add(mails, { ...mail, key: 'accounts.way-in.1', kind: 'Way past a closed login' });
  await add(mails, { ...mail, key: 'accounts.code.1', kind: 'Verification code' });
}

type Kept = Record<string, { rows: unknown[]; indexes: string[] }>;

/** Everything in the tables, and their indexes. */
async function keptOf(of: Cms): Promise<Kept> {
  const kept: Kept = {};
  const tables = await realTables(of);
  for (const table of Object.keys(oldColumns)) {
    const rows = (await of.strapi.db.connection(table).select().orderBy('id')) as Record<string, unknown>[];
    const indexes = (tables.get(table)?.indexes ?? []).map(({ name }) => name).sort();
    // The time of an order's next check, and where its family came from, are tested below.
    kept[table] = {
      rows: rows.map((row) => ({ ...row, check_at: null, checks: null, source: null })),
      indexes,
    };
  }
  return kept;
}

async function indexesOf(of: Cms): Promise<string[]> {
  const tables = await realTables(of);
  return [...tables.values()].flatMap(({ indexes }) => indexes.map(({ name }) => name)).sort();
}

beforeAll(async () => {
  home = await createTestHome();
  const old = await startCms(home);
  ofNew = await indexesOf(old);
  await narrowColumns(old);
  await fill(old);
  const receivedAt = new Date(Date.now() - 60_000);
  await lead(old, 'free-class', { name: 'Asha Rao', searchText: full, receivedAt });
  before = await keptOf(old);
  await dropNewColumns(old);
  await makeOldIndexes(old);
  await old.stop();
  cms = await startCms(home);
});

afterAll(async () => {
  await cms.stop();
  await home.remove();
});

it('keeps every row, and every index, where columns are widened at the start', async () => {
  expect(before['payments_orders']?.rows).toHaveLength(8);
  expect(await keptOf(cms)).toEqual(before);
});

it('ends with the indexes of a new installation', async () => {
  expect(ofNew).toContain('insight_people_booked_by_ix');
  expect(await indexesOf(cms)).toEqual(ofNew);
});

it('has widened all of them, so that the longest fits', async () => {
  const columns = await textColumns(cms);
  const widened = columns.filter(({ table, column }) => oldColumns[table]?.includes(column));
  expect(widened.map(({ room }) => room)).toEqual(
    Object.values(oldColumns)
      .flat()
      .map(() => Infinity),
  );
  for (const { uid, attribute, most } of widened) {
    const rows = cms.strapi.db.query(uid);
    const row = (await rows.findOne({ where: {} })) as { id: number } | null;
    if (row === null) continue;
    // Their index is limited in bytes; the services make sure that texts fit.
    const longest = 'x'.repeat(most ?? 0);
    await rows.update({ where: { id: row.id }, data: { [attribute]: longest } });
    expect(await rows.findOne({ where: { id: row.id } })).toMatchObject({ [attribute]: longest });
  }
});

it('checks an order again whose payment may not have been recorded', async () => {
  const found = (await cms.strapi.db.query(orders).findMany({ orderBy: { id: 'asc' } })) as {
    number: string;
    checkAt: string | null;
  }[];
  const looked = found.filter(({ checkAt }) => checkAt !== null).map(({ number }) => number);
  expect(looked).toEqual(testDatabase === 'postgres' ? ['ORD-STUCK00001'] : []);
});

it('says where orders came from by the visit with which the family came, and keeps what they told already', async () => {
  const found = (await cms.strapi.db.query(orders).findMany({ orderBy: { id: 'asc' } })) as {
    number: string;
    source: string | null;
    origin: object | null;
  }[];
  const told = found.slice(3).map(({ number, source, origin }) => [number, source, origin !== null]);
  expect(told).toEqual([
    ['ORD-TOLD000001', 'newsletter', true],
    ['ORD-VISIT00001', 'ig', true],
    ['ORD-LINK000001', 'www.google.com', true],
    ['ORD-WROTE00001', null, true],
    ['ORD-ACCOUNT001', 'l.facebook.com', true],
  ]);
  expect(found.slice(0, 3).map(({ source }) => source)).toEqual([null, null, null]);
});

it('gives plans the length that their sessions have had, and orders no length that the parent was not told', async () => {
  expect(await cms.strapi.db.query(plans).findOne({ where: {} })).toMatchObject({ sessionMinutes: 45 });
  expect(await cms.strapi.db.query(orders).findOne({ where: {} })).toMatchObject({
    sessions: 8,
    sessionMinutes: null,
  });
});

it('keeps a refund that was declined, without saying that it was withdrawn', async () => {
  expect(await cms.strapi.db.query(refunds).findOne({ where: {} })).toMatchObject({
    state: 'declined',
    problem: 'A mistake',
    isWithdrawn: null,
  });
});

it('gives mails that are kept the plain name of their kind', async () => {
  const kept = (await cms.strapi.db.query(mails).findMany({ orderBy: { id: 'asc' } })) as { kind: string }[];
  expect(kept.map(({ kind }) => kind)).toEqual(['Login link after too many attempts', 'Verification code']);
});
