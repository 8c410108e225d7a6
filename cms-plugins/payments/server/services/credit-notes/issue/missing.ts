import { withLease } from '@lanternway/server-kit/jobs/lease';
import { rowsIn } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import { creditNotesTable } from '../../../content-types/credit-notes';
import { refundsTable, refundUid } from '../../../content-types/money-records';
import { ordersTable } from '../../../content-types/order';
import { leaseTable, receiptsTable } from '../../../content-types/service-records';
import { holdOrder } from '../../orders/orders';
import { alignNotes } from './notes';

const lease = { name: 'missing credit notes', seconds: 60 };
const atATime = 100;

/**
 * Makes the notes of refunds that were done before the server wrote notes, oldest refund first. Each takes the number
 * that is next today. Any number of servers may do it: a note is made while the order is held, so once.
 */
export async function makeMissingNotes(strapi: Core.Strapi): Promise<void> {
  if ((await findMissing(strapi, 0, 1)).length === 0) return;
  await withLease(strapi, leaseTable, lease, async () => {
    let after = 0;
    for (;;) {
      const some = await findMissing(strapi, after, atATime);
      for (const id of some) await makeNote(strapi, id);
      const last = some.at(-1);
      if (last === undefined) return;
      after = last;
    }
  });
}

async function makeNote(strapi: Core.Strapi, refundRowId: number): Promise<void> {
  await strapi.db.transaction(async () => {
    const where = { where: { id: refundRowId } };
    const known = await rowsIn(strapi, refundUid).findOne(where);
    if (known === null) return;
    const order = await holdOrder(strapi, known.orderId);
    // Read again, now that nobody else can change it.
    const refund = await rowsIn(strapi, refundUid).findOne(where);
    if (refund?.state === 'done') await alignNotes(strapi, { order, refund, isDone: true, isLate: true });
  });
}

/** Refunds of what a receipt is about, which are done and have no note. Row ids are in the order of asking. */
async function findMissing(strapi: Core.Strapi, after: number, limit: number): Promise<number[]> {
  const rows: { id: number }[] = await strapi.db
    .connection(`${refundsTable} as refund`)
    .join(`${ordersTable} as bought`, function sameMoney() {
      this.on('bought.id', 'refund.order_id')
        .andOn('bought.paid_provider', 'refund.provider')
        .andOn('bought.paid_payment_id', 'refund.payment_id');
    })
    .join(`${receiptsTable} as receipt`, 'receipt.order_id', 'refund.order_id')
    .leftJoin(`${creditNotesTable} as note`, 'note.refund_id', 'refund.id')
    .where('refund.state', 'done')
    .where('refund.amount_minor', '>', 0)
    .where('refund.id', '>', after)
    .whereNull('note.id')
    .orderBy('refund.id')
    .limit(limit)
    .select('refund.id as id');
  return rows.map(({ id }) => id);
}
