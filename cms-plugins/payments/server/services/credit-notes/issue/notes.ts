import { creditNoteTitle, type CreditNoteKind } from '@lanternway/contracts/payments/credit-notes';
import { rowsIn } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import { creditNoteUid } from '../../../content-types/credit-notes';
import { addToLedger } from '../../orders/ledger';
import type { CreditNoteRecord, OrderRecord, ReceiptRecord, RefundRecord } from '../../orders/records';
import { contentOf } from '../../receipts/issue/content';
import { nextSerial } from '../../receipts/issue/counter';
import { financialYearOf } from '../../receipts/issue/number';
import { findReceipt } from '../../receipts/issue/receipts';
import { readSettings } from '../../settings/settings';
import { stateful } from '../../stateful';
import { noteContent, noteContentOf } from './content';
import { noteNumberOf, noteSeriesOf } from './number';
import { splitRefund, taxLeftOf, together, without, type TaxLeft } from './split';

/** Every note of an order, the oldest first. */
export const notesOfOrder = async (strapi: Core.Strapi, orderId: number): Promise<CreditNoteRecord[]> =>
  await rowsIn(strapi, creditNoteUid).findMany({ where: { orderId }, orderBy: { id: 'asc' } });

interface Wanted {
  order: OrderRecord;
  refund: RefundRecord;
  /** What the provider says now. False: it was done, and the provider has taken it back. */
  isDone: boolean;
  /** Made for a refund of the past: nobody is mailed. */
  isLate?: boolean;
}

/**
 * Brings the notes of a refund into line with what the provider says: one valid credit for a refund that is done, and a
 * cancelling note if it was taken back. Does nothing if that is so already, if the order has no receipt, or for a second
 * payment, which no receipt is about. To be called last in a transaction that holds the order: from the number on, others
 * who issue notes wait.
 */
export async function alignNotes(strapi: Core.Strapi, wanted: Wanted): Promise<void> {
  const { order, refund, isDone } = wanted;
  if (refund.provider !== order.paidProvider || refund.paymentId !== order.paidPaymentId) return;
  const receipt = await findReceipt(strapi, order.id);
  if (receipt === null) return;
  const notes = await notesOfOrder(strapi, order.id);
  const last = notes.filter(({ refundId }) => refundId === refund.id).at(-1);
  const standing = last?.kind === 'credit' ? last : null;
  const left = leftOf(receipt, notes) + (standing?.amountMinor ?? 0);
  const amountMinor = isDone ? Math.min(refund.amountMinor, left) : 0;
  if (amountMinor === (standing?.amountMinor ?? 0)) return;
  const all = { ...wanted, receipt, isLate: wanted.isLate ?? false };
  if (standing !== null)
    notes.push(await issue(strapi, { ...all, notes, kind: 'cancelling', amountMinor: standing.amountMinor }));
  if (amountMinor > 0) await issue(strapi, { ...all, notes, kind: 'credit', amountMinor });
}

const signOf = ({ kind }: CreditNoteRecord): 1 | -1 => (kind === 'credit' ? 1 : -1);

const leftOf = ({ amountMinor }: ReceiptRecord, notes: readonly CreditNoteRecord[]): number =>
  notes.reduce((left, note) => left - signOf(note) * note.amountMinor, amountMinor);

interface Issue extends Required<Wanted> {
  receipt: ReceiptRecord;
  notes: readonly CreditNoteRecord[];
  kind: CreditNoteKind;
  amountMinor: number;
}

async function issue(strapi: Core.Strapi, wanted: Issue): Promise<CreditNoteRecord> {
  const { order, refund, receipt, notes, kind, amountMinor, isLate } = wanted;
  const before = notes.filter(({ refundId }) => refundId === refund.id);
  const cancels = kind === 'cancelling' ? (before.at(-1) ?? null) : null;
  const part = cancels === null ? partOf(receipt, notes, amountMinor) : creditedBy(cancels);
  const content = noteContent({ receipt, refund, part, cancels, isLate });
  const { receipts: numbering } = await readSettings(strapi);
  return strapi.db.transaction(async ({ trx, onCommit }) => {
    const issuedAt = new Date();
    const year = noteSeriesOf(financialYearOf(issuedAt, numbering.yearStartsIn));
    const serial = await nextSerial(strapi, trx, year);
    const number = noteNumberOf(numbering.prefix, year, serial);
    const of = { orderId: order.id, receiptId: receipt.id, refundId: refund.id, turn: before.length + 1 };
    const numbered = { kind, number, year, serial, issuedAt };
    const money = { amountMinor, taxMinor: content.tax?.totalMinor ?? 0, currency: receipt.currency };
    const note = await rowsIn(strapi, creditNoteUid).create({
      data: { ...of, ...numbered, ...money, content, mailedAt: isLate ? issuedAt : null },
    });
    const title = creditNoteTitle(kind, content.tax !== null);
    const facts = { title, amount: amountMinor, currency: receipt.currency };
    const by = { actor: 'server' } as const;
    await addToLedger(strapi, { orderId: order.id, by, what: 'credit_note', ref: number, facts });
    onCommit(stateful(strapi, 'creditNoteWorker').wake);
    return note;
  });
}

/** Null where the receipt has no tax. */
function partOf(
  receipt: ReceiptRecord,
  notes: readonly CreditNoteRecord[],
  amountMinor: number,
): TaxLeft | null {
  const { tax } = contentOf(receipt);
  if (tax === null) return null;
  const left = notes.reduce((rest, note) => {
    const part = creditedBy(note);
    if (part === null) return rest;
    return note.kind === 'credit' ? without(rest, part) : together(rest, part);
  }, taxLeftOf(tax));
  return splitRefund(amountMinor, left);
}

function creditedBy(note: CreditNoteRecord): TaxLeft | null {
  const { tax } = noteContentOf(note);
  return tax === null ? null : taxLeftOf(tax);
}
