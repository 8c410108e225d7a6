import type { Cms } from '../start-cms';
import { lookNow, workOnMessages } from './watching';
import { orderRows } from './shop';
import { waitFor } from '../wait-for';

/** Work that starts again by itself after a server has died, without the minutes of waiting. */

const leases = 'plugin::payments.lease';
const providerOrders = 'plugin::payments.provider-order';
const refunds = 'plugin::payments.refund';

/** As if the timeouts of a dead server had passed. */
export async function waitOutTheDead({ strapi }: Cms): Promise<void> {
  await strapi.db.query(leases).updateMany({ where: {}, data: { until: null } });
  const unmade = { providerOrderId: { $null: true } };
  await strapi.db.query(providerOrders).updateMany({ where: unmade, data: { leaseUntil: new Date(0) } });
}

interface RefundWorker {
  run: () => Promise<void>;
}

/** As if every refund were due for a check. */
export async function lookAtRefunds({ strapi }: Cms): Promise<void> {
  const due = { state: { $in: ['queued', 'pending'] } };
  await strapi.db.query(refunds).updateMany({ where: due, data: { nextAt: new Date(0) } });
  await strapi.plugin('payments').service<RefundWorker>('refundWorker').run();
}

const waits = ['pending', 'processing', 'failed', 'expired'];

/** Runs all background work once: messages, the reconciler over every order, refunds. */
export async function goOn(cms: Cms): Promise<void> {
  await waitOutTheDead(cms);
  await workOnMessages(cms, {}, {});
  const open = await orderRows(cms, { stage: { $in: waits } });
  await lookNow(cms, ...open.map(({ documentId }) => documentId));
  await lookAtRefunds(cms);
}

interface Providers {
  webhooks: (action: { action: string }) => Promise<unknown>;
}

/** Checks that the books are final: sending and checking everything once more changes nothing. */
export async function expectAtRest(cms: Cms, providers: Providers): Promise<void> {
  await untilNotesAreMailed(cms);
  const before = await booksOf(cms);
  await providers.webhooks({ action: 'deliver' });
  await goOn(cms);
  expect(await booksOf(cms)).toEqual(before);
}

/** A worker queues the mail of a refund's note a moment after the note is made. */
async function untilNotesAreMailed({ strapi }: Cms): Promise<void> {
  const unmailed = () => strapi.db.query('plugin::payments.credit-note').count({ where: { mailedAt: null } });
  await waitFor('the notes to be mailed', async () => (await unmailed()) === 0, { seen: unmailed });
}

async function booksOf(cms: Cms): Promise<object> {
  const of = (name: string) => cms.strapi.db.query(name).count({});
  const orders = await orderRows(cms, {});
  return {
    orders: orders.map(({ number, stage, capturedMinor }) => ({ number, stage, capturedMinor })),
    payments: await of('plugin::payments.payment'),
    refunds: await of(refunds),
    enrolments: await of('plugin::payments.enrolment'),
    receipts: await of('plugin::payments.receipt'),
    mails: await of('plugin::mailer.mail'),
  };
}
