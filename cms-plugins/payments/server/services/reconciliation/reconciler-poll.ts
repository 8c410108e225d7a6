import type { Provider } from '@lanternway/contracts/payments/orders';
import { rowsIn } from '@lanternway/server-kit/db/table';
import { nameOfError } from '@lanternway/server-kit/errors';
import type { Core } from '@strapi/strapi';
import { ledgerUid, providerOrderUid } from '../../content-types/money-records';
import { orderUid } from '../../content-types/order';
import { ProviderError } from '../../providers/provider';
import { nextCheckAt } from '../orders/check-times';
import { mapConcurrent } from '@lanternway/server-kit/jobs/map-concurrent';
import type { By } from '../orders/ledger';
import { queueProblemMail } from '../attention/problem-mail';
import { findOrder } from '../orders/orders';
import { expireOrder, refreshOrder } from '../settlement/settle';
import { raiseAttention } from '../attention/attention';
import { stateful } from '../stateful';
import { mayCapture } from './reconciler-capture';
import { attentionsOf, timeOf, type OrderRecord } from '../orders/records';

const by: By = { actor: 'reconciler' };

const atATime = 100;
const concurrency = 8;

/** Orders beyond this number wait for the next round: no round may go on for ever. */
const maxPerRound = 5_000;

/** By then the parent no longer looks at the page that says "being confirmed", so a mail tells them not to pay again. */
const tellParentAfterMs = 60 * 60_000;

/** If a payment is being confirmed for longer than this, a person must look at it. */
const stuckAfterMs = 24 * 60 * 60_000;

/** While its provider is not asked. Not counted as a poll. */
const laterMs = 60_000;

/** Asks about every order whose time has come, the one that waits longest first. Each poll sets when the next is due. */
export async function pollDueOrders(strapi: Core.Strapi): Promise<void> {
  for (let polled = 0; polled < maxPerRound; polled += atATime) {
    const due = await rowsIn(strapi, orderUid).findMany({
      where: { checkAt: { $lte: new Date() } },
      orderBy: [{ checkAt: 'asc' }, { id: 'asc' }],
      limit: atATime,
    });
    await mapConcurrent(due, concurrency, (order) => pollOrder(strapi, order));
    if (due.length < atATime) return;
  }
}

async function pollOrder(strapi: Core.Strapi, order: OrderRecord): Promise<void> {
  const now = new Date();
  try {
    const names = await namesOf(strapi, order);
    const circuits = stateful(strapi, 'circuits');
    if (!names.every((name) => circuits.mayAsk(name) !== 'no')) {
      await schedulePoll(strapi, order, { at: new Date(now.getTime() + laterMs), checks: order.checks });
      return;
    }
    const settled = await refreshOrder(strapi, order.id, by, {
      capture: await mayCapture(strapi, order),
    });
    // With two providers, one may not have answered.
    if (names.length === 1) names.forEach((name) => circuits.answered(name));
    const isOver = order.expiresAt !== null && timeOf(order.expiresAt) <= now;
    // Something that cannot be read may be the order's payment.
    const isClear = !attentionsOf(settled.order).includes('unreadable');
    if (settled.order.stage === 'pending' && isOver && isClear) await expireOrder(strapi, order.id, by);
    if (settled.order.stage === 'processing') await noteStuck(strapi, settled.order);
  } catch (error) {
    if (error instanceof ProviderError) stateful(strapi, 'circuits').failed(error.provider, error.fault);
    const why = error instanceof ProviderError ? error.fault : nameOfError(error);
    strapi.log.warn(`payments: ${order.number} could not be polled, and will be later: ${why}`);
  }
  await setNextPoll(strapi, order, now);
}

/** Where it may have been paid. */
async function namesOf(strapi: Core.Strapi, { id }: OrderRecord): Promise<Provider[]> {
  const where = { orderId: id, providerOrderId: { $notNull: true } };
  const at = await rowsIn(strapi, providerOrderUid).findMany({ where });
  return [...new Set(at.map(({ provider }) => provider))];
}

/** Unless the poll itself, or another change in the meantime, has set it already. */
async function setNextPoll(strapi: Core.Strapi, before: OrderRecord, now: Date): Promise<void> {
  const order = await findOrder(strapi, before.id);
  if (order === null || order.checkAt === null || timeOf(order.checkAt) > now) return;
  const next = nextCheckAt(order, now);
  const end = order.stage === 'pending' && order.expiresAt !== null ? timeOf(order.expiresAt) : null;
  const at = next !== null && end !== null && end > now && end < next ? end : next;
  await schedulePoll(strapi, order, { at, checks: order.checks + 1 });
}

/** No change that a reader of the order could miss, so its version stays. */
async function schedulePoll(
  strapi: Core.Strapi,
  { id, version }: OrderRecord,
  { at, checks }: { at: Date | null; checks: number },
): Promise<void> {
  await rowsIn(strapi, orderUid).updateMany({ where: { id, version }, data: { checkAt: at, checks } });
}

async function noteStuck(strapi: Core.Strapi, order: OrderRecord): Promise<void> {
  const where = { orderId: order.id, toStage: 'processing' };
  const line = await rowsIn(strapi, ledgerUid).findOne({ where, orderBy: { id: 'desc' } });
  if (line === null) return;
  const waitedMs = Date.now() - timeOf(line.at).getTime();
  // The key of the mail makes it one, however often this is found.
  if (waitedMs >= tellParentAfterMs) await queueProblemMail(strapi, order, 'confirming_late');
  if (waitedMs >= stuckAfterMs) await raiseAttention(strapi, order.id, 'stuck', by);
}
