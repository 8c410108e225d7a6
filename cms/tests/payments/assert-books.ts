import type { Cms } from '../start-cms';
import { waitFor } from '../wait-for';

/** What the sandbox has captured and refunded, by our order numbers. */
interface Books {
  state: () => Promise<{ ledger: Record<string, { captured: number; refunded: number }> }>;
}

interface Order {
  id: number;
  documentId: string;
  number: string;
  stage: string;
  capturedMinor: number;
  refundedMinor: number;
  reservedMinor: number;
  paidProvider: string | null;
  paidPaymentId: string | null;
  paidAt: string | null;
}

interface Payment {
  provider: string;
  paymentId: string;
  state: string;
  amountMinor: number;
}

interface Refund {
  provider: string;
  paymentId: string;
  state: string;
  amountMinor: number;
}

interface Line {
  what: string;
  fromStage: string | null;
  toStage: string | null;
}

const received = ['captured', 'refunded', 'reversed'];

const sum = (amounts: readonly { amountMinor: number }[]): number =>
  amounts.reduce((total, { amountMinor }) => total + amountMinor, 0);

/**
 * Checks the books of all orders. Our rows agree with what the providers' sandbox took and gave back. Each paid order
 * has one enrolment, one receipt and one mail about it, and no other order has any. The timeline explains every state.
 * First of all, messages of providers that have come are worked on. Orders that change meanwhile, for example by a message
 * that was on its way, are checked again as they are then.
 */
export async function assertBooks(cms: Cms, sandbox: Books): Promise<void> {
  const read = async () => (await rows(cms, 'plugin::payments.order', {})) as Order[];
  for (;;) {
    await waitFor('the work on messages of providers', async () => (await newMessages(cms)) === 0);
    const orders = await read();
    const fault: unknown = await checkBooks(cms, sandbox, orders).then(
      () => null,
      (error: unknown) => error,
    );
    if (fault === null) return;
    if ((await newMessages(cms)) > 0) continue;
    if (JSON.stringify(orders) === JSON.stringify(await read())) throw fault;
  }
}

/** Longer than a message waits for others about the same payment. */
const soonMs = 1000;

/**
 * How many messages were not worked on yet. Those that were put off have a problem. One that says that a parent has
 * agreed to pay is due only after the time that our own page takes to fetch the money.
 */
function newMessages(cms: Cms): Promise<number> {
  const isSoon = { $lte: new Date(Date.now() + soonMs) };
  return cms.strapi.db
    .query('plugin::payments.event')
    .count({ where: { processedAt: null, problem: null, nextAt: isSoon } });
}

async function checkBooks(cms: Cms, sandbox: Books, orders: readonly Order[]): Promise<void> {
  const { ledger } = await sandbox.state();
  for (const order of orders) {
    expect(await moneyOf(cms, order)).toEqual({
      number: order.number,
      captured: ledger[order.number]?.captured ?? 0,
      refunded: ledger[order.number]?.refunded ?? 0,
    });
    await assertSums(cms, order);
    await assertEffects(cms, order);
    await assertStory(cms, order);
  }
  await assertNotes(cms, orders);
  const ours = new Set(orders.map(({ number }) => number));
  expect(Object.keys(ledger).filter((number) => number.startsWith('ORD-') && !ours.has(number))).toEqual([]);
  // The nightly comparison with our own ledger must find nothing wrong.
  const check = await cms.strapi.plugin('payments').service<OwnBooks>('books').check();
  expect(check).toEqual({ compared: orders.length, differences: [] });
}

interface OwnBooks {
  check: () => Promise<{ compared: number; differences: unknown[] }>;
}

const rows = (cms: Cms, uid: string, where: object): Promise<unknown[]> =>
  cms.strapi.db.query(uid).findMany({ where, orderBy: { id: 'asc' } });

async function moneyOf(
  cms: Cms,
  { id, number }: Order,
): Promise<{ number: string; captured: number; refunded: number }> {
  const payments = (await rows(cms, 'plugin::payments.payment', { orderId: id })) as Payment[];
  const refunds = (await rows(cms, 'plugin::payments.refund', { orderId: id, state: 'done' })) as Refund[];
  const reversed = payments.filter(({ state }) => state === 'reversed');
  const before = refunds.filter((refund) => reversed.some(({ paymentId }) => paymentId === refund.paymentId));
  // Razorpay's payment does not change when a dispute is lost: only the dispute shows that the money is gone.
  const lost = (await rows(cms, 'plugin::payments.dispute', {
    ...{ orderId: id, provider: 'razorpay', state: 'lost' },
  })) as { amountMinor: number }[];
  return {
    number,
    captured: sum(payments.filter(({ state }) => received.includes(state))),
    // Includes what a bank has taken back.
    refunded: sum(refunds) + sum(reversed) - sum(before) + sum(lost),
  };
}

/** The order's own sums are those of the payment that pays it. */
async function assertSums(cms: Cms, order: Order): Promise<void> {
  if (order.paidAt === null) return;
  const where = { orderId: order.id, provider: order.paidProvider, paymentId: order.paidPaymentId };
  const paying = (await rows(cms, 'plugin::payments.payment', where)) as Payment[];
  const back = (await rows(cms, 'plugin::payments.refund', { ...where, state: 'done' })) as Refund[];
  expect({ captured: order.capturedMinor, refunded: order.refundedMinor }).toEqual({
    captured: sum(paying),
    refunded: sum(back),
  });
  expect(order.capturedMinor - order.refundedMinor - order.reservedMinor).toBeGreaterThanOrEqual(0);
}

async function assertEffects(cms: Cms, order: Order): Promise<void> {
  const key = `payments.receipt.${order.documentId}`;
  const wanted = order.paidAt === null ? 0 : 1;
  const mails = () => rows(cms, 'plugin::mailer.mail', { key });
  // A worker queues the receipt's mail a moment after the receipt is issued.
  if (wanted === 1) await waitFor(`the mail ${key}`, async () => (await mails()).length > 0);
  expect({
    number: order.number,
    enrolments: (await rows(cms, 'plugin::payments.enrolment', { orderId: order.id })).length,
    receipts: (await rows(cms, 'plugin::payments.receipt', { orderId: order.id })).length,
    mails: (await mails()).length,
  }).toEqual({ number: order.number, enrolments: wanted, receipts: wanted, mails: wanted });
}

/** Each refund of what a receipt is about has one note over its amount, and their numbers have no gap. */
async function assertNotes(cms: Cms, orders: readonly Order[]): Promise<void> {
  const receipts = (await rows(cms, 'plugin::payments.receipt', {})) as { orderId: number }[];
  const withReceipt = new Set(receipts.map(({ orderId }) => orderId));
  const refunds = (await rows(cms, 'plugin::payments.refund', { state: 'done' })) as (Refund & Noted)[];
  const wanted = refunds.filter(({ orderId, provider, paymentId }) => {
    const order = orders.find(({ id }) => id === orderId);
    return withReceipt.has(orderId) && order?.paidProvider === provider && order.paidPaymentId === paymentId;
  });
  const notes = (await rows(cms, 'plugin::payments.credit-note', {})) as Note[];
  const standing = notes.map(({ refundId, amountMinor }) => ({ id: refundId, amountMinor }));
  expect(sorted(standing)).toEqual(sorted(wanted.map(({ id, amountMinor }) => ({ id, amountMinor }))));
  expect(notes.map(({ serial }) => serial)).toEqual(notes.map((_note, index) => index + 1));
}

interface Noted {
  id: number;
  orderId: number;
}

interface Note {
  refundId: number;
  amountMinor: number;
  serial: number;
}

const sorted = <Row extends { id: number }>(all: Row[]): Row[] => [...all].sort((a, b) => a.id - b.id);

/** The timeline has a line for every change of state, from the order's creation on. */
async function assertStory(cms: Cms, { id, number, stage }: Order): Promise<void> {
  const lines = (await rows(cms, 'plugin::payments.ledger-entry', { orderId: id })) as Line[];
  let now = 'pending';
  for (const { what, fromStage, toStage } of lines) {
    // A new order has no earlier state.
    if (toStage === null || fromStage === null) continue;
    expect({ number, what, fromStage }).toEqual({ number, what, fromStage: now });
    now = toStage;
  }
  expect({ number, stage: now }).toEqual({ number, stage });
}
