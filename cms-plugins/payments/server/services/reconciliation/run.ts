import type { ReconciliationDifference } from '@lanternway/contracts/payments/reconciliation';
import { providerNames, type Provider } from '@lanternway/contracts/payments/orders';
import { rowsIn } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import { findOrderRow } from '../settlement/find-order-row';
import { paymentUid } from '../../content-types/money-records';
import { isUnreadable } from '../../providers/retry-policy';
import {
  ProviderError,
  type OnUnread,
  type PaymentProvider,
  type PaymentSnapshot,
  type Unread,
} from '../../providers/provider';
import { mapConcurrent } from '@lanternway/server-kit/jobs/map-concurrent';
import type { By } from '../orders/ledger';
import { findOrder } from '../orders/orders';
import { refreshOrder } from '../settlement/settle';
import { compare, totalsOf, type PaymentDifference, type Total } from './compare';
import { timeOf, type PaymentRecord } from '../orders/records';
import { isReceived } from '../settlement/payments';

const dayMs = 24 * 60 * 60_000;

/** What a bank or a provider reports late is found in one of the next nights. */
const lookBackDays = 3;

const concurrency = 4;
const idsAtATime = 200;

export interface ComparisonResult {
  compared: number;
  ours: Total[];
  theirs: Total[];
  differences: ReconciliationDifference[];
}

interface Pair {
  paymentId: string;
  at: Date;
  theirs: PaymentSnapshot | null;
  ours: PaymentRecord | null;
}

/**
 * Compares what a provider lists with what we have, both ways, and asks again about every order that differs, which mends
 * what only we had missed. The sums are those of the day; the comparison reaches back a few days more. Throws a
 * ProviderError if the provider cannot be asked.
 */
export async function reconcile(
  strapi: Core.Strapi,
  provider: PaymentProvider,
  day: string,
  by: By,
): Promise<ComparisonResult> {
  const start = new Date(`${day}T00:00:00.000Z`);
  const from = new Date(start.getTime() - lookBackDays * dayMs);
  const to = new Date(start.getTime() + dayMs);
  const unread = new Set<string>();
  const note = ({ id }: Unread) => void unread.add(id ?? 'without an id');
  const listed = await provider.listPayments(from, to, note);
  const pairs = await pairUp(strapi, reader(provider, note), listed, { from, to });
  const differences: ReconciliationDifference[] = [];
  await mapConcurrent(pairs, concurrency, async (pair) => {
    const found = unread.has(pair.paymentId) ? null : compare(pair.theirs, pair.ours);
    if (found !== null) differences.push(await mend(strapi, reader(provider, note), pair, found, by));
  });
  for (const id of unread) differences.push(await unreadable(strapi, provider.name, id));
  const ofTheDay = (at: Date) => at >= start && at < to;
  const ids = pairs.filter(({ at }) => ofTheDay(at)).map(({ paymentId }) => paymentId);
  return {
    compared: pairs.length,
    ours: totalsOf(await ourPayments(strapi, provider.name, ids)),
    theirs: totalsOf(listed.filter(({ at }) => ofTheDay(new Date(at)))),
    differences: differences.sort((a, b) => a.paymentId.localeCompare(b.paymentId)),
  };
}

interface Reader {
  name: Provider;
  /** Null too where it cannot be read, which is noted. */
  readPayment: PaymentProvider['readPayment'];
}

const reader = (provider: PaymentProvider, note: OnUnread): Reader => ({
  name: provider.name,
  readPayment: (id) =>
    provider.readPayment(id).catch((error: unknown) => {
      if (!isUnreadable(error)) throw error;
      note({ id });
      return null;
    }),
});

/** A payment that cannot be read hides no other. Whether it is money, a person has to find out. */
async function unreadable(
  strapi: Core.Strapi,
  provider: Provider,
  paymentId: string,
): Promise<ReconciliationDifference> {
  const orderRowId = await findOrderRow(strapi, { provider, paymentId });
  const order = orderRowId === null ? null : await findOrder(strapi, orderRowId);
  const words = `${providerNames[provider]} reports something about payment ${paymentId} that we cannot read.`;
  return { kind: 'state', words, orderId: order?.documentId ?? null, paymentId, isMended: false };
}

async function pairUp(
  strapi: Core.Strapi,
  provider: Reader,
  listed: readonly PaymentSnapshot[],
  { from, to }: { from: Date; to: Date },
): Promise<Pair[]> {
  const known = await ourPayments(
    strapi,
    provider.name,
    listed.map(({ paymentId }) => paymentId),
  );
  const pairs = listed.map((theirs): Pair => {
    const { paymentId, at } = theirs;
    const ours = known.find((row) => row.paymentId === paymentId) ?? null;
    return { paymentId, at: new Date(at), theirs, ours };
  });
  const inTime = await rowsIn(strapi, paymentUid).findMany({
    where: { provider: provider.name, seenAt: { $gte: from, $lt: to } },
  });
  const unlisted = inTime.filter(
    ({ state, paymentId }) => isReceived(state) && !pairs.some((pair) => pair.paymentId === paymentId),
  );
  // A list may end a moment before our day does; each is asked for by name before it counts as missing.
  await mapConcurrent(unlisted, concurrency, async (ours) => {
    const { paymentId, seenAt } = ours;
    pairs.push({ paymentId, at: timeOf(seenAt), ours, theirs: await provider.readPayment(paymentId) });
  });
  return pairs.filter(
    ({ theirs, ours }) =>
      (theirs !== null && isReceived(theirs.state)) || (ours !== null && isReceived(ours.state)),
  );
}

async function ourPayments(
  strapi: Core.Strapi,
  provider: Provider,
  ids: readonly string[],
): Promise<PaymentRecord[]> {
  const found: PaymentRecord[] = [];
  for (let from = 0; from < ids.length; from += idsAtATime) {
    const where = { provider, paymentId: { $in: ids.slice(from, from + idsAtATime) } };
    found.push(...(await rowsIn(strapi, paymentUid).findMany({ where })));
  }
  return found;
}

/** Asks about the order once more, and tells whether that was enough. */
async function mend(
  strapi: Core.Strapi,
  provider: Reader,
  { paymentId, theirs, ours }: Pair,
  found: PaymentDifference,
  by: By,
): Promise<ReconciliationDifference> {
  const reference = { provider: provider.name, providerOrderId: theirs?.providerOrderId ?? null, paymentId };
  const orderRowId = ours?.orderId ?? (await findOrderRow(strapi, reference));
  if (orderRowId === null) return { ...found, orderId: null, paymentId, isMended: false };
  await refreshOrder(strapi, orderRowId, by).catch(unlessAnswered);
  const order = await findOrder(strapi, orderRowId);
  const [after = null] = await ourPayments(strapi, provider.name, [paymentId]);
  const now = await provider.readPayment(paymentId);
  return { ...found, orderId: order?.documentId ?? null, paymentId, isMended: compare(now, after) === null };
}

/** If a provider refuses to tell of one order, that order stays as it is. If it does not answer, nothing can be compared. */
function unlessAnswered(error: unknown): void {
  const answers: readonly string[] = ['declined', 'not_approved', 'already_done', 'gone', 'invalid'];
  if (!(error instanceof ProviderError) || !answers.includes(error.fault)) throw error;
}
