import { providers, type Provider } from '@lanternway/contracts/payments/orders';
import { rowsIn } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import { findOrderRow } from '../settlement/find-order-row';
import { eventUid } from '../../content-types/money-records';
import { isUnreadable } from '../../providers/retry-policy';
import { ProviderError } from '../../providers/provider';
import { endUnmatched, finishEvents, postponeEvent } from './endings';
import { applyEvents } from './apply-events';
import { mapConcurrent } from '@lanternway/server-kit/jobs/map-concurrent';
import { stateful } from '../stateful';
import type { EventRecord } from '../orders/records';

/** Of each provider. */
const atATime = 60;
const concurrency = 8;

/** Longer than any of our calls to a provider takes: a process that has not ended by then is dead. */
const holdMs = 2 * 60_000;

/** Works on some of the messages that are due. Returns whether there may be more. */
export async function workOnEvents(strapi: Core.Strapi): Promise<boolean> {
  const found = await Promise.all(providers.map((provider) => askable(strapi, provider)));
  const claimed = await claim(strapi, found.flat());
  const groups = await byOrder(strapi, claimed);
  await mapConcurrent(groups, concurrency, (group) => workOnGroup(strapi, group));
  // Messages whose provider could not be asked stay due, so going on at once would never end.
  return claimed.length > 0 && found.some(({ length }) => length === atATime);
}

/** What is due, of a provider that may be asked. Nothing of one that is paused, so that it does not delay the others. */
async function askable(strapi: Core.Strapi, provider: Provider): Promise<EventRecord[]> {
  const due = await rowsIn(strapi, eventUid).findMany({
    where: { provider, processedAt: null, nextAt: { $lte: new Date() } },
    orderBy: [{ nextAt: 'asc' }, { id: 'asc' }],
    limit: atATime,
  });
  if (due.length === 0) return [];
  const leave = stateful(strapi, 'circuits').mayAsk(provider);
  if (leave === 'no') return [];
  return leave === 'once' ? due.slice(0, 1) : due;
}

/** Claims messages for a while: of several processes that found the same message, only one gets it. */
async function claim(strapi: Core.Strapi, due: readonly EventRecord[]): Promise<EventRecord[]> {
  const claimed: EventRecord[] = [];
  for (const event of due) {
    const { id, attempts } = event;
    const held = { attempts: attempts + 1, nextAt: new Date(Date.now() + holdMs) };
    const where = { id, attempts, processedAt: null };
    const { count } = await rowsIn(strapi, eventUid).updateMany({ where, data: held });
    if (count === 1) claimed.push({ ...event, ...held });
  }
  return claimed;
}

interface OrderEvents {
  /** Null where it is no order of ours, as far as we know. */
  orderRowId: number | null;
  events: EventRecord[];
}

/** Groups messages by order: several may report one fact, and the provider is asked about it once. */
async function byOrder(strapi: Core.Strapi, events: readonly EventRecord[]): Promise<OrderEvents[]> {
  const groups: OrderEvents[] = [];
  for (const event of events) {
    const orderRowId = await orderOf(strapi, event);
    const group = orderRowId === null ? undefined : groups.find((each) => each.orderRowId === orderRowId);
    if (group === undefined) groups.push({ orderRowId, events: [event] });
    else group.events.push(event);
  }
  return groups;
}

function orderOf(strapi: Core.Strapi, { provider, told: message }: EventRecord): Promise<number | null> {
  const { providerOrderId, paymentId, orderHint } = message;
  return findOrderRow(strapi, { provider, providerOrderId, paymentId, hint: orderHint });
}

async function workOnGroup(strapi: Core.Strapi, { orderRowId, events }: OrderEvents): Promise<void> {
  try {
    if (orderRowId === null) {
      for (const event of events) await endUnmatched(strapi, event);
      return;
    }
    await applyEvents(strapi, orderRowId, events);
    await finishEvents(strapi, events, orderRowId);
  } catch (error) {
    // If one message of several cannot be understood, the others do not wait for it.
    const isOfOne = !(error instanceof ProviderError) || isUnreadable(error);
    if (isOfOne && events.length > 1) {
      for (const event of events) await workOnGroup(strapi, { orderRowId, events: [event] });
      return;
    }
    if (error instanceof ProviderError) stateful(strapi, 'circuits').failed(error.provider, error.fault);
    for (const event of events) await postponeEvent(strapi, event, orderRowId, whyOf(error));
  }
}

/** Errors of databases hold what stood in the row, so only their code is kept. */
function whyOf(error: unknown): string {
  if (error instanceof ProviderError) return `The provider could not be asked: ${error.fault}.`;
  if (typeof error === 'object' && error !== null && 'code' in error) return `Error ${String(error.code)}.`;
  return error instanceof Error ? `Error ${error.name}.` : 'Unknown error.';
}
