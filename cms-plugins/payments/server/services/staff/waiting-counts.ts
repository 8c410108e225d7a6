import { rowsIn } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import { eventUid, refundUid } from '../../content-types/money-records';
import { orderUid } from '../../content-types/order';

/* How much waits, in one statement each: for the desk, and for those who watch the server. */

/** While the reconciler works, no order stays due for so long. */
const overdueAfterMs = 10 * 60_000;

/** Orders that somebody should look at. */
export const countAttention = (strapi: Core.Strapi): Promise<number> =>
  rowsIn(strapi, orderUid).count({ where: { attention: { $notNull: true } } });

/** Orders that should have been asked about, and were not. */
export const countOverdue = (strapi: Core.Strapi): Promise<number> =>
  rowsIn(strapi, orderUid).count({ where: { checkAt: { $lt: new Date(Date.now() - overdueAfterMs) } } });

/** Refunds that are decided or asked for, and have not come to their end. */
export const countOpenRefunds = (strapi: Core.Strapi): Promise<number> =>
  rowsIn(strapi, refundUid).count({ where: { state: { $in: ['awaiting_approval', 'queued', 'pending'] } } });

/** Messages of providers that are kept and not worked on yet. */
export const countWaitingEvents = (strapi: Core.Strapi): Promise<number> =>
  rowsIn(strapi, eventUid).count({ where: { processedAt: null } });
