import { orderLifeHours } from '@lanternway/contracts/payments/orders';
import type { Touch } from '@lanternway/server-kit/family-facts';
import { readRow, rowsIn } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import { orderUid } from '../../content-types/order';
import { firstCheckMs, soon } from '../orders/check-times';
import { nameOfError } from '@lanternway/server-kit/errors';
import { newDocumentId } from '@lanternway/server-kit/db/document-id';
import { addToLedger, type By } from '../orders/ledger';
import { newOrderNumber } from '../orders/number';
import { holdOrder, changeOrder, type OrderChange } from '../orders/orders';
import { openKeyOf } from './open-keys';
import { refreshSearchText, searchTextOf } from '../orders/search-text';
import { sourceOf } from './source';
import { closeHeld } from '../settlement/expire';
import type { Offer } from '../orders/prices';
import { timeOf, type OrderRecord } from '../orders/records';

export interface Buyer {
  userId: number;
  /** The token's (product rule D2). */
  email: string;
  name: string | null;
  phone: string | null;
  country: string | null;
  /** How the visit began. */
  origin: Touch | null;
}

export type OpenOrderResult =
  /** The parent's open order for the same plan is in another currency, and has to give way first. */
  | { kind: 'inTheWay'; order: OrderRecord }
  /** `isNew`: made by this very call. */
  | { kind: 'open'; order: OrderRecord; isNew: boolean }
  /** A payment for the same plan is being confirmed. */
  | { kind: 'confirming'; order: OrderRecord };

/** No order can be in the way of another more often than this. */
const maxRounds = 5;

const byParent: By = { actor: 'parent' };

/**
 * A parent has one open order for a plan and track in whatever currency (product rule D14); the database sees to that.
 * Finds it, or makes it.
 */
export async function openOrder(
  strapi: Core.Strapi,
  buyer: Buyer,
  offer: RequestedOffer,
  round = 0,
): Promise<OpenOrderResult> {
  if (round === maxRounds) throw new Error('An order was in the way of another again and again.');
  const { userId } = buyer;
  const { planKey, track } = offer;
  const openKey = openKeyOf({ userId, planKey, track });
  const found = await rowsIn(strapi, orderUid).findMany({
    where: { $or: [{ userId, planKey, track, stage: 'processing' }, { openKey }] },
  });
  const confirming = found.find(({ stage }) => stage === 'processing');
  if (confirming !== undefined) return { kind: 'confirming', order: confirming };
  const before = found.find((order) => order.openKey === openKey);
  if (before === undefined) {
    const made = await makeOrder(strapi, buyer, offer, openKey);
    return made === null
      ? openOrder(strapi, buyer, offer, round + 1)
      : { kind: 'open', order: made, isNew: true };
  }
  if (before.currency !== offer.currency) return { kind: 'inTheWay', order: before };
  const kept = await (before.amountMinor === offer.amountMinor ? keepOrder : supersede)(
    strapi,
    before,
    changeFor(before, buyer, offer),
  );
  return kept === null
    ? openOrder(strapi, buyer, offer, round + 1)
    : { kind: 'open', order: kept, isNew: false };
}

interface RequestedOffer extends Offer {
  /** The parent has bought the same today, and wants it once more. */
  isAgain: boolean;
}

type NewOrder = Pick<Offer, 'amountMinor' | 'currency' | 'planKey'> &
  Record<string, unknown> & { documentId: string };

/** Null where somebody else was quicker. */
async function makeOrder(
  strapi: Core.Strapi,
  { userId, email, name, phone, country, origin }: Buyer,
  offer: RequestedOffer,
  openKey: string,
): Promise<OrderRecord | null> {
  const source = await sourceOf(strapi, { email, origin });
  const now = new Date();
  const documentId = newDocumentId(strapi, orderUid);
  const sums = { capturedMinor: 0, refundedMinor: 0, reservedMinor: 0, checks: 0, version: 0 };
  const number = newOrderNumber();
  const row = {
    documentId,
    number,
    ...{ userId, email, name, phone, country, source, openKey },
    // This way into the table does not know the types of its columns.
    origin: origin === null ? null : JSON.stringify(origin),
    ...offer,
    ...sums,
    stage: 'pending',
    expiresAt: endOfLife(),
    checkAt: soon(firstCheckMs),
    placedAt: now,
    createdAt: now,
    updatedAt: now,
    publishedAt: now,
  };
  const searchText = searchTextOf({ name, email, phone, number });
  return storeOrder(strapi, { ...row, searchText }).catch((error: unknown) => {
    // Nobody is kept from buying by a text that only helps people to find the order.
    const why = nameOfError(error);
    strapi.log.error(`payments: ${number} could not be stored, and is tried without its search text: ${why}`);
    return storeOrder(strapi, row);
  });
}

/** Null where the parent has an open order for the same. */
async function storeOrder(strapi: Core.Strapi, row: NewOrder): Promise<OrderRecord | null> {
  const { documentId, amountMinor: amount, currency, planKey: plan } = row;
  return strapi.db.transaction(async () => {
    const made: unknown[] = await strapi.db
      .queryBuilder(orderUid)
      .insert(row)
      .onConflict('open_key')
      .ignore()
      .execute();
    if (made.length === 0) return null;
    const order = await readRow(strapi, orderUid, { documentId });
    const facts = { amount, currency, plan };
    await addToLedger(strapi, {
      orderId: order.id,
      by: byParent,
      what: 'created',
      to: 'pending',
      facts,
    });
    return order;
  });
}

const endOfLife = (): Date => soon(orderLifeHours * 60 * 60 * 1000);

/** What changes in an open order that the parent takes up again: their details, and it expires later. */
function changeFor(
  before: OrderRecord,
  { name, phone, email }: Buyer,
  { trackTitle, planTitle, sessions, sessionMinutes, months, isAgain }: RequestedOffer,
): OrderChange {
  const now = {
    name: name ?? before.name,
    phone: phone ?? before.phone,
    email,
    trackTitle,
    planTitle,
    ...{ sessions, sessionMinutes, months },
    isAgain: isAgain || before.isAgain,
  };
  const isSame = Object.entries(now).every(([key, value]) => before[key as keyof typeof now] === value);
  const isYoung = before.expiresAt !== null && timeOf(before.expiresAt).getTime() > Date.now() + dayThird;
  return isSame && isYoung ? {} : { ...now, expiresAt: endOfLife() };
}

const dayThird = 8 * 60 * 60 * 1000;

/** Null where it is no longer open by now. */
async function keepOrder(
  strapi: Core.Strapi,
  { id, openKey, ...before }: OrderRecord,
  change: OrderChange,
): Promise<OrderRecord | null> {
  if (Object.keys(change).length === 0) return { id, openKey, ...before };
  return strapi.db.transaction(async () => {
    const held = await holdOrder(strapi, id);
    if (held.openKey !== openKey || held.stage !== 'pending') return null;
    const kept = await changeOrder(strapi, held, change);
    await refreshSearchText(strapi, kept);
    return kept;
  });
}

/**
 * The price has changed since, so a new order takes the place of this one. If the parent still has this one open and pays
 * it, its old price is honoured.
 */
async function supersede(strapi: Core.Strapi, { id, openKey }: OrderRecord): Promise<null> {
  return strapi.db.transaction(async () => {
    const held = await holdOrder(strapi, id);
    if (held.openKey !== openKey || held.stage !== 'pending') return null;
    await changeOrder(strapi, held, { openKey: null });
    const facts = { reason: 'the price has changed' };
    await addToLedger(strapi, { orderId: id, by: byParent, what: 'superseded', facts });
    return null;
  });
}

/**
 * Closes an open order, as the parent now pays in another currency. Its provider must have been asked before. Money that
 * comes for it all the same is late money, and is settled as such.
 */
export async function giveWay(strapi: Core.Strapi, { id, openKey }: OrderRecord): Promise<void> {
  await strapi.db.transaction(async () => {
    const held = await holdOrder(strapi, id);
    if (held.openKey === openKey)
      await closeHeld(strapi, held, 'the parent has chosen another currency', byParent);
  });
}
