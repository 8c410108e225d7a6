// Databases: PostgreSQL, as numbers without a gap come from a locked row; the stories get receipts on SQLite.
import { serveCms } from '../serve-cms';
import {
  issueFor,
  issueIn,
  paidOrder,
  receiptUid,
  setReceipts,
  type PaidOrder,
  type Receipt,
} from './paid-orders';

const cms = serveCms();

const allReceipts = async (): Promise<Receipt[]> =>
  (await cms.strapi.db.query(receiptUid).findMany({ orderBy: { serial: 'asc' } })) as Receipt[];

/** A first month that puts today into another financial year than April does. */
function otherBeginning(): number {
  const indiaAheadMs = 5.5 * 60 * 60 * 1000;
  const month = new Date(Date.now() + indiaAheadMs).getUTCMonth() + 1;
  if (month >= 4) return (month % 12) + 1;
  return month === 1 ? 1 : 2;
}

const countTo = (last: number): number[] => Array.from({ length: last }, (_, index) => index + 1);

/**
 * Returns null if the rest of the transaction fails after the number was taken. Tries again after any other failure,
 * such as a timeout of a busy database.
 */
async function issueUnlessItFails(order: PaidOrder, fails: boolean, tries = 1): Promise<string | null> {
  let isPlanned = false;
  try {
    return await cms.strapi.db.transaction(async () => {
      const { number } = await issueIn(cms, order);
      isPlanned = fails;
      if (fails) throw new Error('The settling failed.');
      return number;
    });
  } catch (error) {
    if (isPlanned) return null;
    if (tries === 20) throw error;
    return issueUnlessItFails(order, fails, tries + 1);
  }
}

it('leaves no gap and no number twice, though hundreds settle at once and many of them fail', async () => {
  const orders: PaidOrder[] = [];
  while (orders.length < 200) orders.push(await paidOrder(cms));
  const issued = await Promise.all(orders.map((order, index) => issueUnlessItFails(order, index % 3 === 0)));
  expect(issued.filter((number) => number !== null)).toHaveLength(133);
  const receipts = await allReceipts();
  expect(receipts.map(({ serial }) => serial)).toEqual(countTo(133));
  expect(new Set(receipts.map(({ number }) => number)).size).toBe(133);
  // The register reads rows in the order of their numbers.
  const ids = receipts.map(({ id }) => id);
  expect(ids).toEqual([...ids].sort((a, b) => a - b));
});

it('gives an order one receipt, however often it is asked', async () => {
  const order = await paidOrder(cms);
  const first = await issueFor(cms, order);
  const again = await Promise.all([1, 2, 3].map(() => issueFor(cms, order)));
  expect(again.map(({ number }) => number)).toEqual([first.number, first.number, first.number]);
});

it('goes on counting under another prefix', async () => {
  const before = await issueFor(cms, await paidOrder(cms));
  await setReceipts(cms, { prefix: 'LW' });
  const after = await issueFor(cms, await paidOrder(cms));
  expect(after.serial).toBe(before.serial + 1);
  expect(after.number).toBe(`LW/${after.year}/${String(after.serial).padStart(6, '0')}`);
});

it('counts each financial year by itself, from one', async () => {
  const ofThisYear = await issueFor(cms, await paidOrder(cms));
  await setReceipts(cms, { yearStartsIn: otherBeginning() });
  const others = await Promise.all([
    issueFor(cms, await paidOrder(cms)),
    issueFor(cms, await paidOrder(cms)),
  ]);
  expect(new Set([ofThisYear.year, ...others.map(({ year }) => year)]).size).toBe(2);
  expect(others.map(({ serial }) => serial).sort()).toEqual([1, 2]);

  await setReceipts(cms, { yearStartsIn: 4 });
  const next = await issueFor(cms, await paidOrder(cms));
  expect(next).toMatchObject({ year: ofThisYear.year, serial: ofThisYear.serial + 1 });
});

/** The codes of SQLite and PostgreSQL. */
const taken = { code: expect.stringMatching(/^(SQLITE_CONSTRAINT_UNIQUE|23505)$/) as unknown };

it('cannot keep a second receipt with the number of another', async () => {
  const { number, year, serial } = await issueFor(cms, await paidOrder(cms));
  const order = await paidOrder(cms);
  const twin = {
    orderId: order.id,
    year: 'other',
    serial,
    number,
    amountMinor: 1,
    currency: 'INR',
    content: {},
  };
  const rows = cms.strapi.db.query(receiptUid);
  await expect(rows.create({ data: { ...twin, issuedAt: new Date() } })).rejects.toMatchObject(taken);
  const sameSerial = { ...twin, year, number: 'other' };
  await expect(rows.create({ data: { ...sameSerial, issuedAt: new Date() } })).rejects.toMatchObject(taken);
});

it('shows the receipt in the timeline of the order', async () => {
  const order = await paidOrder(cms);
  const { number } = await issueFor(cms, order);
  const story = (await cms.strapi.db
    .query('plugin::payments.ledger-entry')
    .findMany({ where: { orderId: order.id } })) as { what: string; ref: string }[];
  expect(story).toMatchObject([{ what: 'receipt', ref: number }]);
});
