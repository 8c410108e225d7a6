import type { Cms } from '../start-cms';
import { kept, orderRows, type OrderRow } from './shop';
import { waitFor } from '../wait-for';

/** Orders and messages that wait, and how to start their processing. */

interface Reconciler {
  run: () => Promise<boolean>;
}

interface Inbox {
  workThrough: () => Promise<void>;
}

/** Waits until an order is in a state, and returns it. */
export async function untilStage(cms: Cms, documentId: string, stage: string): Promise<OrderRow> {
  let last: OrderRow | undefined;
  const reached = async () => {
    last = (await kept(cms, documentId)).order;
    return last.stage === stage && last;
  };
  return waitFor(`an order that is ${stage}`, reached, { seen: () => last });
}

export async function orderNow(cms: Cms, documentId: string): Promise<OrderRow> {
  const [order] = await orderRows(cms, { documentId });
  if (order === undefined) throw new Error('There is no such order.');
  return order;
}

/** Changes an order directly in the table, as if time had passed. */
export async function age({ strapi }: Cms, documentId: string, data: object): Promise<void> {
  await strapi.db.query('plugin::payments.order').updateMany({ where: { documentId }, data });
}

/** Checks these orders now, as the reconciler does when they are due. */
export async function lookNow(cms: Cms, ...documentIds: string[]): Promise<void> {
  for (const documentId of documentIds) await age(cms, documentId, { checkAt: new Date(Date.now() - 1000) });
  const reconciler = cms.strapi.plugin('payments').service<Reconciler>('reconciler');
  // Its own timer may have started it just now.
  await waitFor('the reconciler', () => reconciler.run(), { everyMs: 20 });
}

export interface EventRow {
  id: number;
  eventId: string;
  what: string;
  orderId: number | null;
  processedAt: string | null;
  attempts: number;
  problem: string | null;
}

export const eventRows = async ({ strapi }: Cms, where: object): Promise<EventRow[]> =>
  (await strapi.db.query('plugin::payments.event').findMany({ where, orderBy: { id: 'asc' } })) as EventRow[];

/**
 * Works on the stored messages until none of these is left, those included that come meanwhile.
 * @param hurried those that need not wait until they are due
 */
export async function workOnMessages(cms: Cms, where: object, hurried?: object): Promise<void> {
  const inbox = cms.strapi.plugin('payments').service<Inbox>('inbox');
  const open = () => eventRows(cms, { ...where, processedAt: null });
  const areDone = async () => {
    if ((await open()).length === 0) return true;
    if (hurried !== undefined) await hurryEvents(cms, hurried);
    await inbox.workThrough();
    return false;
  };
  await waitFor('the messages to be processed', areDone, { seen: open });
}

/** Says that a parent has agreed to pay. It is due only after the time that our own page takes to fetch the money. */
const approval = 'CHECKOUT.ORDER.APPROVED';

/** Processes every stored message that is due or becomes due, and returns them. Nobody waits for an approval here. */
export async function untilEventsDone(cms: Cms, where: object = {}): Promise<EventRow[]> {
  await workOnMessages(cms, where, { what: approval, attempts: 0 });
  return eventRows(cms, where);
}

/** Waits until this many messages about an order have come and are processed. */
export async function untilProcessed(cms: Cms, orderRowId: number, count: number): Promise<EventRow[]> {
  const processed = async () => {
    const done = await eventRows(cms, { orderId: orderRowId, processedAt: { $notNull: true } });
    return done.length >= count && done;
  };
  const seen = () => eventRows(cms, { orderId: orderRowId });
  return waitFor(`${String(count)} processed messages`, processed, { seen });
}

/** As if a message had waited long enough to be tried again. */
export async function hurryEvents({ strapi }: Cms, where: object, data: object = {}): Promise<void> {
  await strapi.db
    .query('plugin::payments.event')
    .updateMany({ where: { ...where, processedAt: null }, data: { nextAt: new Date(0), ...data } });
}

/** Watches the statements that read whole rows of this order by its id, until the transaction that gives its receipt ends. */
export function watchReads({ strapi }: Cms, orderRowId: number): { reads: string[]; stop: () => void } {
  interface Statement {
    sql: string;
    bindings?: unknown[];
    __knexUid: string;
  }
  const reads: string[] = [];
  let paying: string | undefined;
  const see = ({ sql, bindings = [], __knexUid: connection }: Statement) => {
    if (sql.startsWith('insert into') && sql.includes('payments_receipts')) paying = connection;
    if (connection === paying && /^commit/i.test(sql)) stop();
    if (
      /^select .* from .*payments_orders.* where .*\bid\W = (?:\?|\$\d)/.test(sql) &&
      bindings.includes(orderRowId)
    )
      reads.push(sql);
  };
  const knex = strapi.db.connection;
  const stop = () => void knex.removeListener('query', see);
  knex.on('query', see);
  return { reads, stop };
}
