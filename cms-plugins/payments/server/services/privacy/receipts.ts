import { rowsIn } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import { orderUid } from '../../content-types/order';
import { creditNoteUid } from '../../content-types/credit-notes';
import { receiptUid } from '../../content-types/service-records';
import { contentOf } from '../receipts/issue/content';
import { noteContentOf } from '../credit-notes/issue/content';
import { timeOf, type CreditNoteRecord, type ReceiptRecord } from '../orders/records';

/** What is written where the name of a person was. */
export const closed = 'Closed account';

/** Books are kept for eight financial years (Companies Act 2013, section 128(5)), so for nine at most from a receipt on. */
const keptForYears = 9;

/** Every night looks this far back, so that none is missed while the server was off. */
const lookBackDays = 60;

const dayMs = 24 * 60 * 60 * 1000;

function keptSince(now: Date): Date {
  const since = new Date(now);
  since.setUTCFullYear(since.getUTCFullYear() - keptForYears);
  return since;
}

/** Forgets a person in a receipt: the law asks us to keep the name for some time, and nothing else that says who it was. */
export async function forgetInReceipt(strapi: Core.Strapi, receipt: ReceiptRecord, now: Date): Promise<void> {
  const content = contentOf(receipt);
  const isDue = timeOf(receipt.issuedAt) < keptSince(now);
  const name = isDue ? closed : content.buyer.name;
  const buyer = { ...content.buyer, name, email: null, phone: null };
  await rowsIn(strapi, receiptUid).updateMany({
    where: { id: receipt.id },
    data: { content: { ...content, buyer } },
  });
}

/** The same in a note, which is kept as long as the receipts of its time. */
export async function forgetInNote(strapi: Core.Strapi, note: CreditNoteRecord, now: Date): Promise<void> {
  const content = noteContentOf(note);
  const isDue = timeOf(note.issuedAt) < keptSince(now);
  const name = isDue ? closed : content.buyer.name;
  const buyer = { ...content.buyer, name, email: null, phone: null };
  await rowsIn(strapi, creditNoteUid).updateMany({
    where: { id: note.id },
    data: { content: { ...content, buyer } },
  });
}

/** Takes the names of closed accounts out of the receipts and notes whose time has come. Returns of how many. */
export async function forgetOldReceipts(strapi: Core.Strapi, now: Date): Promise<number> {
  const until = keptSince(now);
  const from = new Date(until.getTime() - lookBackDays * dayMs);
  const due = { where: { issuedAt: { $gte: from, $lt: until } }, orderBy: { id: 'asc' as const } };
  let count = 0;
  for (const receipt of await rowsIn(strapi, receiptUid).findMany(due)) {
    if (contentOf(receipt).buyer.name === closed || !(await isOfClosed(strapi, receipt))) continue;
    await forgetInReceipt(strapi, receipt, now);
    count += 1;
  }
  for (const note of await rowsIn(strapi, creditNoteUid).findMany(due)) {
    if (noteContentOf(note).buyer.name === closed || !(await isOfClosed(strapi, note))) continue;
    await forgetInNote(strapi, note, now);
    count += 1;
  }
  return count;
}

async function isOfClosed(strapi: Core.Strapi, { orderId }: { orderId: number }): Promise<boolean> {
  const order = await rowsIn(strapi, orderUid).findOne({ where: { id: orderId } });
  return order?.name === closed;
}

/** At an hour when nobody buys. What goes wrong in one night is done in the next. */
export function startNightlyForgetting(strapi: Core.Strapi): void {
  strapi.cron.add({
    'payments.forgetting': {
      task: async () => {
        try {
          await forgetOldReceipts(strapi, new Date());
        } catch (error) {
          strapi.log.error('payments: names in old receipts could not be removed; the next try is tomorrow');
          strapi.log.error(error);
        }
      },
      options: { rule: '41 2 * * *' },
    },
  });
}
