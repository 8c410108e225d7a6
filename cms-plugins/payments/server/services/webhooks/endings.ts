import { cutText } from '@lanternway/contracts/fields/cut-text';
import { providerNames } from '@lanternway/contracts/payments/orders';
import { rowsIn } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import { eventUid } from '../../content-types/money-records';
import { sendAlert } from '../attention/alerts';
import { financeDeskPath } from '../orders/desk-path';
import { addToLedger, type LedgerEntry } from '../orders/ledger';
import { timeOf, type EventRecord } from '../orders/records';

/** A message may arrive before the order that it is about is committed, perhaps on another instance. */
const ordersComeWithinMs = 10 * 60_000;

/** After this long, finance gets a mail. */
const worriesAfterMs = 60 * 60_000;

const foreign =
  'It belongs to another account, or to the other of test and live mode. Nothing was made of it.';
const unknownOrder = 'It belongs to no order of ours.';

/** In ms, after so many tries. */
export const eventBackOff = (attempts: number): number =>
  Math.min(10 * 60_000, 5_000 * 3 ** Math.min(attempts - 1, 6));

/** Messages about one order are done with, and each has its line in the order's ledger, once. */
export async function finishEvents(
  strapi: Core.Strapi,
  events: readonly EventRecord[],
  orderRowId: number,
): Promise<void> {
  await strapi.db.transaction(async () => {
    const lines: LedgerEntry[] = [];
    for (const event of events) {
      const { id, provider, eventId, what, told: message } = event;
      const problem = message.isForeign ? foreign : null;
      const done = { processedAt: new Date(), nextAt: null, problem, orderId: orderRowId };
      const where = { id, processedAt: null };
      const { count } = await rowsIn(strapi, eventUid).updateMany({ where, data: done });
      if (count === 0) continue;
      const line = { orderId: orderRowId, by: { actor: 'webhook' }, what: 'webhook', provider } as const;
      lines.push({ ...line, ref: eventId, facts: { type: what } });
      if (message.isForeign) await alertOfForeign(strapi, event);
    }
    await addToLedger(strapi, ...lines);
  });
}

/** Handles a message whose order we do not find: we look again for a while, and then show it to a person. */
export async function endUnmatched(strapi: Core.Strapi, event: EventRecord): Promise<void> {
  const { id, told: message, receivedAt } = event;
  const isOfOrders = message.kind !== 'other' && !message.isForeign;
  const isFresh = Date.now() - timeOf(receivedAt).getTime() < ordersComeWithinMs;
  if (isOfOrders && isFresh) return postponeEvent(strapi, event, null, unknownOrder);
  const problem = message.isForeign ? foreign : isOfOrders ? unknownOrder : null;
  const done = { processedAt: new Date(), nextAt: null, problem };
  await strapi.db.transaction(async () => {
    const where = { id, processedAt: null };
    const { count } = await rowsIn(strapi, eventUid).updateMany({ where, data: done });
    if (count === 0) return;
    if (message.isForeign) await alertOfForeign(strapi, event);
    else if (isOfOrders) await alertOfUnknown(strapi, event);
  });
}

/** Tried again later; where that goes on for long, finance gets a mail. */
export async function postponeEvent(
  strapi: Core.Strapi,
  event: EventRecord,
  orderRowId: number | null,
  problem: string,
): Promise<void> {
  const { id, provider, eventId, what, attempts, receivedAt } = event;
  const nextAt = new Date(Date.now() + eventBackOff(attempts));
  const where = { id, processedAt: null };
  const shortProblem = cutText(problem, { characters: 200 });
  const data = { nextAt, problem: shortProblem, ...(orderRowId === null ? {} : { orderId: orderRowId }) };
  await rowsIn(strapi, eventUid).updateMany({ where, data });
  strapi.log.warn(`payments ${provider} webhook ${what} ${eventId}: put off. ${problem}`);
  if (Date.now() - timeOf(receivedAt).getTime() < worriesAfterMs) return;
  await sendAlert(strapi, {
    key: `event.${provider}.${eventId}`,
    subject: `A message of ${providerNames[provider]} waits for more than an hour`,
    words: 'It is tried again and again, and nothing is lost. Please have a look at why.',
    facts: [...factsOf(event), ['Problem', problem]],
    path: financeDeskPath,
  });
}

function alertOfForeign(strapi: Core.Strapi, event: EventRecord): Promise<void> {
  const name = providerNames[event.provider];
  return sendAlert(strapi, {
    // Another account may send us all its messages: one mail a day.
    key: `foreign.${event.provider}.${timeOf(event.receivedAt).toISOString().slice(0, 10)}`,
    subject: `${name} sends messages that are not about our orders`,
    words: `A message of ${name} belongs to another account, or to the other of test and live mode. It is kept, and nothing was made of it.`,
    facts: factsOf(event),
    path: financeDeskPath,
  });
}

function alertOfUnknown(strapi: Core.Strapi, event: EventRecord): Promise<void> {
  const { provider, told: message, eventId } = event;
  const name = providerNames[provider];
  return sendAlert(strapi, {
    key: `unknown.${provider}.${message.paymentId ?? message.providerOrderId ?? eventId}`,
    subject: `${name} sent a message about an order that we do not know`,
    words: `A message of ${name} is about an order or a payment that is not ours. It is kept. If the account takes money for something else as well, all is in order; otherwise somebody may have paid for nothing.`,
    facts: factsOf(event),
    path: financeDeskPath,
  });
}

const factsOf = ({ provider, what, eventId, told: message }: EventRecord): [string, string][] => [
  ['Provider', providerNames[provider]],
  ['Message', `${what}, ${eventId}`],
  ...(message.paymentId === null ? [] : [['Payment', message.paymentId] as [string, string]]),
  ...(message.providerOrderId === null ? [] : [['Order there', message.providerOrderId] as [string, string]]),
];
