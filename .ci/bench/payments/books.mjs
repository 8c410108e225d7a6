import { setTimeout as wait } from 'node:timers/promises';

/**
 * @typedef {{ number: string, stage: string, captured: number, refunded: number, enrolments: number, receipts: number,
 *   mails: number }} Row
 */
/** @typedef {Record<string, { captured: number, refunded: number }>} Ledger */

const question = `select o.number, o.stage, o.captured_minor as captured, o.refunded_minor as refunded,
  (select count(*) from payments_enrolments e where e.order_id = o.id) as enrolments,
  (select count(*) from payments_receipts r where r.order_id = o.id) as receipts,
  (select count(*) from mails m where m.key = 'payments.receipt.' || o.document_id) as mails
  from payments_orders o`;

/** @param {import('../enquiries/database.mjs').Ask} ask @returns {Promise<Row[]>} */
export async function readBooks(ask) {
  const counts = ['captured', 'refunded', 'enrolments', 'receipts', 'mails'];
  const rows = await ask(question);
  return rows.map(
    (row) =>
      // PostgreSQL returns counts as text.
      /** @type {Row} */ (
        Object.fromEntries(
          Object.entries(row).map(([name, value]) => [name, counts.includes(name) ? Number(value) : value]),
        )
      ),
  );
}

/**
 * Checks that our books match what the payment sandbox has taken, and that every buyer has what they paid for, once.
 * @param {Row[]} rows @param {Ledger} ledger
 * @returns {string[]} the orders that are wrong
 */
export const wrongOrders = (rows, ledger) =>
  rows
    .filter((row) => {
      const there = ledger[row.number] ?? { captured: 0, refunded: 0 };
      const isSameMoney = row.captured === there.captured && row.refunded === there.refunded;
      return !isSameMoney || row.stage !== 'paid' || !hasEachOnce(row);
    })
    .map(({ number }) => number);

/** @param {Row} row */
const hasEachOnce = ({ enrolments, receipts, mails }) => enrolments === 1 && receipts === 1 && mails === 1;

/** Waits until every receipt is mailed. @param {import('../enquiries/database.mjs').Ask} ask */
export async function untilMailed(ask) {
  const start = performance.now();
  const waiting = async () =>
    Number((await ask('select count(*) as n from payments_receipts where mailed_at is null'))[0]?.n);
  while ((await waiting()) > 0) {
    if (performance.now() - start > 120_000) throw new Error('The receipts are not mailed.');
    await wait(200);
  }
  return performance.now() - start;
}
