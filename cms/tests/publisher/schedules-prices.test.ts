// Databases: SQLite, as amounts decide, and schedules’ rows are tested in schedules.
import { plentiful } from '../accounts/parent';
import { publishPlans } from '../payments/goods';
import { logInStaff } from '../staff';
import { serveCms } from '../serve-cms';
import { callsOf, inHours, problemsIn, type ScheduleCalls } from './schedules-calls';
import { staffWrites, type StaffWrites } from './staff-writes';

interface PlanRow {
  title: string;
  updatedAt: string;
  prices: { currency: string; amountMinor: number }[];
}

interface Prices {
  find: (wanted: object) => Promise<{ kind: string; offer?: { amountMinor: number } }>;
}

const uid = 'api::plan.plan';

const cms = serveCms(plentiful);
let write: StaffWrites;
let calls: ScheduleCalls;
let documentId: string;

beforeAll(async () => {
  const { marketing } = await logInStaff(cms);
  write = staffWrites(cms, marketing);
  calls = callsOf(cms, marketing);
});

beforeEach(async () => {
  for (const row of (await cms.strapi.db.query(uid).findMany({})) as { documentId: string }[]) {
    await cms.strapi.documents(uid).delete({ documentId: row.documentId });
  }
  await publishPlans(cms);
  ({ documentId } = (await cms.strapi.db.query(uid).findOne({ where: { key: 'coding-monthly' } })) as {
    documentId: string;
  });
});

const version = (isPublished: boolean): Promise<PlanRow> =>
  cms.strapi.db.query(uid).findOne({
    where: { documentId, publishedAt: isPublished ? { $notNull: true } : null },
    populate: ['prices'],
  });

const amounts = async (isPublished: boolean) =>
  Object.fromEntries((await version(isPublished)).prices.map((price) => [price.currency, price.amountMinor]));

/** What a parent would be charged at this moment. */
async function atCheckout(currency: string): Promise<number | undefined> {
  const prices = cms.strapi.plugin('payments').service<Prices>('prices');
  return (await prices.find({ plan: 'coding-monthly', track: null, currency })).offer?.amountMinor;
}

const inAnHour = () => new Date(Date.now() + 61 * 60 * 1000);

const ask = (prices: object[], hours = 1) =>
  calls.ask({ uid, documentId, action: 'prices', at: inHours(hours), prices });

const plan = (prices: object[], hours = 1) =>
  calls.plan({ uid, documentId, action: 'prices', at: inHours(hours), prices });

it('new prices are valid at checkout from their time on, and not before', async () => {
  const prices = [
    { currency: 'INR', amountMinor: 599900 },
    { currency: 'USD', amountMinor: 19900 },
  ];
  const made = await plan(prices);
  expect(made).toMatchObject({ action: 'prices', kind: 'Plan', prices });
  await calls.run(new Date());
  expect(await atCheckout('INR')).toBe(649900);
  await calls.run(inAnHour());
  expect([await atCheckout('INR'), await atCheckout('USD'), await atCheckout('GBP')]).toEqual([
    599900, 19900, 19000,
  ]);
  expect(await amounts(false)).toEqual(await amounts(true));
  expect(await calls.find(made.id)).toMatchObject({ state: 'done' });
});

it('the rest of the draft stays unpublished, and is still said to differ', async () => {
  await write.save('plan', documentId, { title: 'Coding, month by month' });
  await plan([{ currency: 'INR', amountMinor: 599900 }]);
  const before = await version(true);
  await calls.run(inAnHour());
  const [draft, published] = [await version(false), await version(true)];
  expect([draft.title, published.title]).toEqual(['Coding, month by month', 'Coding Monthly']);
  expect([(await amounts(false))['INR'], (await amounts(true))['INR']]).toEqual([599900, 599900]);
  expect(new Date(published.updatedAt).getTime()).toBeGreaterThan(new Date(before.updatedAt).getTime());
  expect(new Date(draft.updatedAt).getTime()).toBeGreaterThan(new Date(published.updatedAt).getTime());
  await write.publish('plan', documentId);
  expect(await atCheckout('INR')).toBe(599900);
});

it('an entry without other changes is not said to differ afterwards', async () => {
  await plan([{ currency: 'INR', amountMinor: 599900 }]);
  await calls.run(inAnHour());
  expect((await version(false)).updatedAt).toEqual((await version(true)).updatedAt);
});

it('the change is recorded in the name of the person who scheduled it', async () => {
  await cms.strapi.db.query('plugin::publisher.change').deleteMany({});
  const { by } = await plan([{ currency: 'INR', amountMinor: 599900 }]);
  await calls.run(inAnHour());
  const rows = (await cms.strapi.db.query('plugin::publisher.change').findMany({})) as object[];
  expect(rows).toMatchObject([
    { action: 'update', entryId: documentId, title: 'Coding Monthly', byName: by },
  ]);
});

it('a price can begin and end: several plans of one entry at different times', async () => {
  await plan([{ currency: 'INR', amountMinor: 599900 }], 1);
  await plan([{ currency: 'INR', amountMinor: 649900 }], 2);
  const { at } = await plan([{ currency: 'USD', amountMinor: 1 }], 3);
  const again = calls.ask({
    uid,
    documentId,
    action: 'prices',
    at,
    prices: [{ currency: 'USD', amountMinor: 2 }],
  });
  expect(await problemsIn(again)).toEqual([
    expect.stringMatching(/^prices: A new price in USD is scheduled for .* already\./) as string,
  ]);
  await calls.run(inAnHour());
  expect(await atCheckout('INR')).toBe(599900);
  await calls.run(new Date(Date.now() + 2.1 * 60 * 60 * 1000));
  expect(await atCheckout('INR')).toBe(649900);
});

it.each([
  ['nothing', [], 'prices: Give at least one new price.'],
  [
    'a currency twice',
    [
      { currency: 'INR', amountMinor: 1 },
      { currency: 'INR', amountMinor: 2 },
    ],
    'prices: Give each currency once.',
  ],
])('%s is refused', async (_, prices, sentence) => {
  expect(await problemsIn(ask(prices))).toEqual([sentence]);
});

it('a currency that it is not sold in is refused, and fails where it is taken away meanwhile', async () => {
  await write.publish('plan', documentId, {
    prices: [
      { currency: 'INR', amountMinor: 649900 },
      { currency: 'USD', amountMinor: 24900 },
    ],
  });
  expect(await problemsIn(ask([{ currency: 'GBP', amountMinor: 100 }]))).toEqual([
    'prices: It is not sold in GBP. Add that price to the entry first.',
  ]);
  const both = [
    { currency: 'INR', amountMinor: 599900 },
    { currency: 'USD', amountMinor: 19900 },
  ];
  const made = await plan(both);
  await write.publish('plan', documentId, { prices: [{ currency: 'INR', amountMinor: 649900 }] });
  await calls.run(inAnHour());
  expect(await calls.find(made.id)).toMatchObject({
    state: 'failed',
    problem: 'It was no longer sold in USD, so no price was changed.',
  });
  expect([await atCheckout('INR'), (await amounts(false))['INR']]).toEqual([649900, 649900]);
});

it('what is not published, and what has no prices, is refused', async () => {
  await write.unpublish('plan', documentId);
  expect(await problemsIn(ask([{ currency: 'INR', amountMinor: 1 }]))).toEqual([
    'action: It is not published. Set its prices in the draft instead.',
  ]);
  const category = await write.create('category', { title: 'Robots', slug: 'robots' });
  const other = { uid: 'api::category.category', documentId: category, action: 'prices', at: inHours(1) };
  expect(await problemsIn(calls.ask({ ...other, prices: [{ currency: 'INR', amountMinor: 1 }] }))).toEqual([
    'action: Entries of this kind have no prices.',
  ]);
});
