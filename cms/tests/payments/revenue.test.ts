// Databases: PostgreSQL, as the sums are statements of our own; a story reads the revenue on SQLite.
import type { Revenue, RevenueRow } from '@lanternway/contracts/payments/revenue';
import type { Currency } from '@lanternway/contracts/money/money';
import type { FinanceSummary, OrderPage } from '@lanternway/contracts/payments/staff';
import request from 'supertest';
import { plentiful } from '../accounts/parent';
import { logInStaff, type Staff } from '../staff';
import { serveCms } from '../serve-cms';
import { months, numbers, orderOf, timeIn, type Sold } from './sold';

const cms = serveCms(plentiful);
let logins: Record<Staff, string>;
let truth: Truth;

const query = (name: string) => cms.strapi.db.query(`plugin::payments.${name}`);

const staffGet = (path: string, staff: Staff = 'finance') =>
  request(cms.url).get(`/payments/${path}`).set('Authorization', logins[staff]);

const monthOf = (at: Date): string | null =>
  Object.keys(months).find((month) => {
    const [from = '', until = ''] = months[month] ?? [];
    return at >= new Date(from) && at < new Date(until);
  }) ?? null;

type Cell = Omit<RevenueRow, 'planTitle'>;
type Truth = Map<string, Cell>;

/** As staff read them, and as families are counted by them: two spellings are one source. */
const sourceNames: Record<string, string> = {
  '': 'direct / unknown',
  google: 'Google',
  ig: 'Instagram',
  'instagram.com': 'Instagram',
  newsletter: 'newsletter',
};

function cellOf(all: Truth, at: Date, { planKey, currency, source }: Sold): Cell {
  const of = { month: monthOf(at) ?? '', planKey, currency, source: sourceNames[source ?? ''] ?? '' };
  const key = Object.values(of).join('|');
  const none = {
    orders: 0,
    gross: 0,
    refunds: 0,
    refunded: 0,
    grossRupees: 0,
    refundedRupees: 0,
    unrated: 0,
  };
  const cell = all.get(key) ?? { ...of, ...none };
  all.set(key, cell);
  return cell;
}

const isUnrated = ({ currency, rupeeRate }: Sold): boolean => currency !== 'INR' && rupeeRate === null;

const rupees = (amount: number, { currency, rupeeRate }: Sold): number =>
  currency === 'INR'
    ? amount
    : Number((BigInt(amount) * BigInt(rupeeRate ?? 0) + (rupeeRate === null ? 0n : 500_000n)) / 1_000_000n);

async function write(count: number): Promise<Truth> {
  const next = numbers(42);
  const all: Truth = new Map();
  const made = new Date('2026-01-15T00:00:00.000Z');
  for (let id = 1; id <= count; id += 1) {
    const sold = orderOf(next, id);
    const isErased = next(10) === 0;
    await query('order').create({
      data: {
        ...sold,
        ...{ documentId: `doc${String(id)}`, number: `ORD-TRUTH${String(id)}`, userId: 1 + next(20) },
        ...{ name: isErased ? 'Closed account' : 'Priya', email: isErased ? null : 'p@example.com' },
        ...{ planTitle: sold.planKey, subject: 'coding', sessions: 96, months: 12, placedAt: made },
        amountMinor: sold.capturedMinor,
        stage: sold.paidAt === null ? 'failed' : 'paid',
        paidProvider: sold.paidAt === null ? null : 'razorpay',
        paidPaymentId: sold.paidAt === null ? null : sold.paymentId,
      },
    });
    if (sold.paidAt === null) continue;
    const cell = cellOf(all, sold.paidAt, sold);
    cell.orders += 1;
    cell.gross += sold.capturedMinor;
    cell.grossRupees += rupees(sold.capturedMinor, sold);
    cell.unrated += isUnrated(sold) ? 1 : 0;
    for (let refund = next(3); refund > 0; refund -= 1) await refundOf(all, next, sold, refund);
  }
  return all;
}

/** Some are not done yet, and some are of a second payment, which is not the order's money. */
async function refundOf(all: Truth, next: (max: number) => number, sold: Sold, at: number): Promise<void> {
  const amountMinor = 1 + next(Math.floor(sold.capturedMinor / 2) + 1);
  const [isDone, isSecond] = [next(5) > 0, next(5) === 0];
  const doneAt = timeIn(next);
  await query('refund').create({
    data: {
      ...{ orderId: sold.id, provider: 'razorpay', currency: sold.currency, amountMinor },
      paymentId: isSecond ? `${sold.paymentId}_second` : sold.paymentId,
      ...{ requestKey: `key_${String(sold.id)}_${String(at)}`, kind: 'exception', askedAt: doneAt },
      ...{ state: isDone ? 'done' : 'pending', doneAt: isDone ? doneAt : null },
    },
  });
  if (!isDone || isSecond) return;
  const cell = cellOf(all, doneAt, sold);
  cell.refunds += 1;
  cell.refunded += amountMinor;
  cell.refundedRupees += rupees(amountMinor, sold);
  cell.unrated += isUnrated(sold) ? 1 : 0;
}

beforeAll(async () => {
  logins = await logInStaff(cms);
  await cms.strapi.db.query('api::site-setting.site-setting').create({
    data: { brandName: 'Lanternway', deskZone: 'Europe/London', publishedAt: new Date() },
  });

  truth = await write(400);
}, 120_000);

const read = async (path = 'revenue?from=2026-02&to=2026-11'): Promise<Revenue> =>
  (await staffGet(path).expect(200)).body as Revenue;

const keyOf = ({ month, planKey, currency, source }: Cell): string =>
  [month, planKey, currency, source].join('|');

it('tells every cell as it was made', async () => {
  const { rows, zone } = await read();
  expect(zone).toBe('Europe/London');
  expect(truth.size).toBeGreaterThan(100);
  const cells = rows.map(({ planTitle, ...cell }) => {
    expect(planTitle).toBe(cell.planKey);
    return cell;
  });
  const sorted = (all: readonly Cell[]) => [...all].sort((a, b) => keyOf(a).localeCompare(keyOf(b)));
  expect(sorted(cells)).toEqual(sorted([...truth.values()]));
});

type Line = Record<'currency' | 'gross' | 'back', unknown>;

it('equals a statement that is written by hand', async () => {
  const [from, until] = [new Date('2026-03-31T23:00:00.000Z'), new Date('2026-04-30T23:00:00.000Z')];
  const answer: Line[] | { rows: Line[] } = await cms.strapi.db.connection.raw(
    `select o.currency,
       (select sum(p.captured_minor) from payments_orders p
        where p.currency = o.currency and p.paid_at >= ? and p.paid_at < ?) as gross,
       (select sum(r.amount_minor) from payments_refunds r, payments_orders p
        where p.id = r.order_id and p.paid_payment_id = r.payment_id and r.state = 'done'
          and p.currency = o.currency and r.done_at >= ? and r.done_at < ?) as back
     from payments_orders o group by o.currency`,
    [from, until, from, until],
  );
  const lines = Array.isArray(answer) ? answer : answer.rows;
  const { rows } = await read();
  expect(lines).toHaveLength(3);
  for (const { currency, gross, back } of lines) {
    const april = rows.filter((row) => row.month === '2026-04' && row.currency === currency);
    expect(april.reduce((sum, row) => sum + row.gross, 0)).toBe(Number(gross));
    expect(april.reduce((sum, row) => sum + row.refunded, 0)).toBe(Number(back));
  }
});

it('leads from each number to as many orders, under the names of sources that staff read', async () => {
  const { rows, months: asked } = await read();
  const total = async (row: RevenueRow, times: Record<string, string>) => {
    const of = { plan: row.planKey, currency: row.currency, source: row.source, ...times };
    const orders = `orders?${new URLSearchParams(of).toString()}`;
    return ((await staffGet(orders).expect(200)).body as OrderPage).total;
  };
  const timesOf = (row: RevenueRow) => asked.find(({ month }) => month === row.month);
  for (const name of ['direct / unknown', 'Instagram']) {
    const row = rows.find(({ orders, source }) => orders > 1 && source === name) as RevenueRow;
    const { from = '', until = '' } = timesOf(row) ?? {};
    expect([name, await total(row, { paidFrom: from, paidUntil: until })]).toEqual([name, row.orders]);
  }
  const back = rows.find(({ refunds }) => refunds === 1) as RevenueRow;
  const { from = '', until = '' } = timesOf(back) ?? {};
  expect(await total(back, { refundedFrom: from, refundedUntil: until })).toBe(1);
});

it('has what is open and disputed, and until when a dispute is to be answered', async () => {
  const { capturedMinor, currency, documentId } = (await query('order').findOne({
    where: { stage: 'paid' },
  })) as { capturedMinor: number; currency: Currency; documentId: string };
  const { id } = (await query('order').findOne({ where: { documentId } })) as { id: number };
  const dispute = { orderId: id, provider: 'razorpay', paymentId: 'pay', openedAt: new Date() };
  const answerBy = '2026-12-01T10:00:00.000Z';
  await query('dispute').create({ data: { ...dispute, disputeId: 'd2', state: 'open' } });
  await query('dispute').create({ data: { ...dispute, disputeId: 'd1', state: 'open', answerBy } });
  await query('dispute').create({ data: { ...dispute, disputeId: 'd0', state: 'won' } });
  await query('order').updateMany({
    where: { stage: 'failed' },
    data: { stage: 'pending' },
  });
  const { deadlines, disputed, open } = await read();
  const summary = (await staffGet('summary').expect(200)).body as FinanceSummary;
  expect(summary.disputes).toEqual(deadlines);
  expect(summary.open).toEqual(open);
  expect(deadlines.map((one) => one.answerBy)).toEqual([answerBy, null]);
  expect(disputed).toEqual([{ currency, orders: 1, amount: capturedMinor }]);
  const pending = await query('order').count({ where: { stage: 'pending' } });
  expect(pending).toBeGreaterThan(0);
  expect(open.reduce((sum, { orders }) => sum + orders, 0)).toBe(pending);
});

it('has the sessions that are paid and not held, with their part of the money, each currency apart', async () => {
  expect((await read()).owed).toEqual([]);
  const paid = (currency: Currency) =>
    query('order').findMany({
      where: { stage: 'paid', currency },
      orderBy: { id: 'asc' },
      limit: 4,
    }) as Promise<{ id: number; capturedMinor: number }[]>;
  const [half, ended, done, other] = await paid('INR');
  const [pounds] = await paid('GBP');
  const enrol = (order: { id: number } | undefined, used: number, state = 'active') =>
    query('enrolment').create({
      data: {
        ...{ documentId: `taken${String(order?.id)}`, orderId: order?.id, userId: 1, planKey: 'x', state },
        ...{ bought: 96, used, startedAt: new Date() },
      },
    });
  await enrol(half, 48);
  await enrol(ended, 10, 'ended');
  await enrol(done, 96);
  // While a payment is disputed, the classes wait, but they are owed.
  await enrol(other, 95, 'suspended');
  await enrol(pounds, 0);
  const part = (of: { capturedMinor: number } | undefined, left: number) =>
    Math.floor(((of?.capturedMinor ?? 0) * left) / 96);
  const { owed } = await read();
  expect(owed).toHaveLength(2);
  expect(owed).toContainEqual({ currency: 'INR', sessions: 49, amount: part(half, 48) + part(other, 1) });
  expect(owed).toContainEqual({ currency: 'GBP', sessions: 96, amount: pounds?.capturedMinor });
});

it('sums receipts and notes as their registers do, by months of India', async () => {
  const receipt = { amountMinor: 118, taxMinor: 18, currency: 'INR', content: {} };
  const times = ['2026-04-30T18:29:00.000Z', '2026-04-30T18:30:00.000Z', '2026-05-02T00:00:00.000Z'];
  for (const [index, at] of times.entries()) {
    const of = { serial: index + 1, year: 'sum', issuedAt: new Date(at) };
    const number = `S/${String(index)}`;
    await query('receipt').create({
      data: { ...receipt, ...of, number, orderId: 9_000 + index, mailedAt: at },
    });
    await query('credit-note').create({
      data: {
        ...receipt,
        ...of,
        ...{ number: `C/${String(index)}`, orderId: 9_000, receiptId: 1, refundId: 9_000 + index, turn: 1 },
        ...{ amountMinor: 59, taxMinor: 9, kind: index === 2 ? 'cancelling' : 'credit', mailedAt: at },
      },
    });
  }
  const { tax } = await read();
  expect(tax).toEqual([
    {
      ...{ month: '2026-04', currency: 'INR', receipts: 1, amount: 118, tax: 18 },
      ...{ notes: 1, credited: 59, creditedTax: 9 },
    },
    {
      ...{ month: '2026-05', currency: 'INR', receipts: 2, amount: 236, tax: 36 },
      ...{ notes: 0, credited: 0, creditedTax: 0 },
    },
  ]);
});

it('is narrowed to one plan, and set against the months before or a year earlier', async () => {
  const { rows } = await read();
  const plan = rows[0]?.planKey ?? '';
  const narrowed = await read(`revenue?from=2026-02&to=2026-11&plan=${plan}`);
  expect(narrowed.rows).toEqual(rows.filter(({ planKey }) => planKey === plan));
  const begun = await query('order').count({ where: { stage: 'pending', planKey: plan } });
  expect(narrowed.open.reduce((sum, { orders }) => sum + orders, 0)).toBe(begun);

  const sums = async (months: string) => {
    const { rows: found } = await read(`revenue?${months}&plan=${plan}`);
    const sum = (part: 'grossRupees' | 'refundedRupees' | 'unrated') =>
      found.reduce((total, row) => total + row[part], 0);
    return { gross: sum('grossRupees'), refunded: sum('refundedRupees'), unrated: sum('unrated') };
  };
  const { earlier } = await read(`revenue?from=2026-04&to=2026-05&plan=${plan}`);
  expect(earlier.gross).toBeGreaterThan(0);
  const before = await sums('from=2026-02&to=2026-03');
  expect(earlier).toEqual({ first: '2026-02-01', last: '2026-03-31', ...before });
  const aYear = await read(`revenue?from=2027-04&to=2027-05&against=year&plan=${plan}`);
  const lastYear = await sums('from=2026-04&to=2026-05');
  expect(aYear.earlier).toEqual({ first: '2026-04-01', last: '2026-05-31', ...lastYear });
});

it('exports the same rows, for those who may, and refuses what is no time', async () => {
  const { text } = await staffGet('revenue.csv?from=2026-02&to=2026-11').expect(200);
  expect(text.trimEnd().split('\r\n')).toHaveLength(truth.size + 1);
  for (const path of ['revenue', 'revenue.csv']) {
    await staffGet(path, 'marketing').expect(403);
    for (const asked of ['from=2026-13', 'from=2026-05&to=2026-04', 'from=2020-01&to=2026-01', 'against=x'])
      await staffGet(`${path}?${asked}`).expect(400);
  }
});
