import type { Currency } from '@lanternway/contracts/money/money';
import type { PaymentRefusal } from '@lanternway/contracts/payments/checkout';
import type { Provider } from '@lanternway/contracts/payments/orders';
import { rowsIn } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import { providerOrderUid } from '../../content-types/money-records';
import { ProviderError, type PaymentProvider } from '../../providers/provider';
import { boughtToday } from '../orders/bought-today';
import { giveWay, openOrder, type Buyer, type OpenOrderResult } from './open-orders';
import { findOrder } from '../orders/orders';
import { refreshOrder } from '../settlement/settle';
import { readSettings } from '../settings/settings';
import { ensureProviderOrder } from './provider-orders';
import { stateful } from '../stateful';
import { findPlansCosting, findOffer, type Offer } from '../orders/prices';
import { attentionsOf, timeOf, type OrderRecord, type ProviderOrderRecord } from '../orders/records';

export interface CheckoutRequest {
  provider: Provider;
  /** Null where the call names none: the price must then be that of exactly one. */
  plan: string | null;
  track: string | null;
  currency: Currency;
  /** What the page believes it costs, in minor units: more than one, where the unit is left open. */
  amounts: readonly number[];
  /** Whether the parent has been asked, and wants a plan that was bought today once more. */
  isAgain: boolean;
}

export type CheckoutResult =
  | { kind: 'ready'; order: OrderRecord; providerOrderId: string }
  | { kind: 'noSuchPrice' }
  | { kind: 'whichPlan' }
  | { kind: 'refused'; reason: Exclude<PaymentRefusal, 'priceChanged' | 'confirming' | 'boughtToday'> }
  | { kind: 'refused'; reason: 'priceChanged'; price: { amount: number; currency: Currency } }
  | { kind: 'refused'; reason: 'confirming' | 'boughtToday'; order: OrderRecord };

/** Comes to an order that can be paid at a provider, at the price of this moment (product rules D1, D14). */
export async function beginCheckout(
  strapi: Core.Strapi,
  buyer: Buyer,
  wanted: CheckoutRequest,
): Promise<CheckoutResult> {
  const { currency } = wanted;
  const provider = stateful(strapi, 'providers').of(wanted.provider);
  if (provider?.currencies.includes(currency) !== true) return { kind: 'refused', reason: 'noProvider' };
  const offer = await offerOf(strapi, wanted);
  if ('kind' in offer) return offer;
  const isAbroad = currency === 'INR' && buyer.country !== null && buyer.country !== 'IN';
  if (isAbroad && (await readSettings(strapi)).isStrictAbroad) return { kind: 'refused', reason: 'abroad' };
  const bought = await boughtToday(strapi, { ...offer, userId: buyer.userId });
  if (bought !== null && !wanted.isAgain) return { kind: 'refused', reason: 'boughtToday', order: bought };
  const opened = await openPayable(strapi, buyer, offer, bought !== null);
  if (opened.kind === 'confirming') return { kind: 'refused', reason: 'confirming', order: opened.order };
  return ready(strapi, opened.order, provider);
}

async function offerOf(
  strapi: Core.Strapi,
  { plan, track, currency, amounts }: CheckoutRequest,
): Promise<CheckoutResult | Offer> {
  if (plan === null) return offerByPrice(strapi, currency, amounts);
  const found = await findOffer(strapi, { plan, track, currency });
  if (found.kind !== 'found') return { kind: 'refused', reason: found.kind };
  const { amountMinor } = found.offer;
  if (amounts.includes(amountMinor)) return found.offer;
  return { kind: 'refused', reason: 'priceChanged', price: { amount: amountMinor, currency } };
}

async function offerByPrice(
  strapi: Core.Strapi,
  currency: Currency,
  amounts: readonly number[],
): Promise<CheckoutResult | Offer> {
  const costing = await Promise.all(amounts.map((amount) => findPlansCosting(strapi, amount, currency)));
  const [plan, another] = costing.flat();
  if (plan === undefined) return { kind: 'noSuchPrice' };
  if (another !== undefined) return { kind: 'whichPlan' };
  const found = await findOffer(strapi, { plan, track: null, currency });
  return found.kind === 'found' ? found.offer : { kind: 'refused', reason: found.kind };
}

async function ready(
  strapi: Core.Strapi,
  order: OrderRecord,
  provider: PaymentProvider,
): Promise<CheckoutResult> {
  const at = await ensureProviderOrder(strapi, order, provider);
  if (at.kind === 'failed') return { kind: 'refused', reason: 'provider' };
  // Meanwhile it may have given way to another currency, for example in another tab: a closed order is handed to nobody.
  const now = at.order ?? (await findOrder(strapi, order.id));
  if (now?.stage === 'expired') return { kind: 'refused', reason: 'provider' };
  return { kind: 'ready', order, providerOrderId: at.providerOrderId };
}

/** Finds or makes an order to pay. An open one may have been paid without our knowing: the parent must not pay twice. */
async function openPayable(
  strapi: Core.Strapi,
  buyer: Buyer,
  offer: Offer,
  isAgain: boolean,
): Promise<PayableOrder> {
  for (let round = 0; round < maxRounds; round += 1) {
    const opened = await openOrder(strapi, buyer, { ...offer, isAgain });
    if (opened.kind === 'confirming') return opened;
    const { order } = opened;
    if (opened.kind === 'open' && opened.isNew) return opened;
    const checked = await (opened.kind === 'open' ? checkUsed : checkBeforeGivingWay)(strapi, order);
    if (checked === 'mayBePaid') return { kind: 'confirming', order };
    if (checked === 'unpaid' && opened.kind === 'open') return opened;
    if (checked === 'unpaid') await giveWay(strapi, order);
    // The last payment of it has failed for good, so a new order is made.
    else if (checked.stage !== 'failed' && checked.stage !== 'expired')
      return { kind: 'confirming', order: checked };
  }
  throw new Error('An order was in the way of another again and again.');
}

type PayableOrder = Exclude<OpenOrderResult, { kind: 'inTheWay' }>;

/** Stops two tabs from closing each other's order for ever, each with another currency. */
const maxRounds = 5;

/** Nobody can have paid an order that was handed out so recently, for example by the first click of a double click. */
const freshMs = 5_000;

type OpenOrderCheck = OrderRecord | 'unpaid' | 'mayBePaid';

async function usedOf(strapi: Core.Strapi, { id }: OrderRecord): Promise<ProviderOrderRecord[]> {
  const where = { orderId: id, providerOrderId: { $notNull: true } };
  return await rowsIn(strapi, providerOrderUid).findMany({ where });
}

async function checkUsed(strapi: Core.Strapi, order: OrderRecord): Promise<OpenOrderCheck> {
  const used = await usedOf(strapi, order);
  if (used.every(({ madeAt }) => timeOf(madeAt).getTime() > Date.now() - freshMs)) return 'unpaid';
  try {
    const { order: now } = await refreshOrder(strapi, order.id, { actor: 'parent' });
    return now.stage === 'pending' ? unlessUnread(now) : now;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    // Taking the money was begun, and nobody can say how it ended.
    return used.some(({ captureKey }) => captureKey !== null) ? 'mayBePaid' : 'unpaid';
  }
}

/** An order is closed only if every provider that has it says that no money is on its way. */
async function checkBeforeGivingWay(strapi: Core.Strapi, order: OrderRecord): Promise<OpenOrderCheck> {
  const used = await usedOf(strapi, order);
  if (used.length === 0) return 'unpaid';
  try {
    const { order: now } = await refreshOrder(strapi, order.id, { actor: 'parent' });
    if (now.stage !== 'pending') return now;
    if (unlessUnread(now) === 'mayBePaid') return 'mayBePaid';
    for (const { provider, providerOrderId } of used) {
      const there = await stateful(strapi, 'providers')
        .of(provider)
        ?.readOrder(providerOrderId ?? '');
      // The parent has agreed at PayPal, and a page is about to take it.
      if (there === undefined || there?.state === 'approved') return 'mayBePaid';
    }
    return 'unpaid';
  } catch (error) {
    if (error instanceof ProviderError) return 'mayBePaid';
    throw error;
  }
}

/** An order whose provider reports something that we cannot read may be paid. */
const unlessUnread = (order: OrderRecord): 'unpaid' | 'mayBePaid' =>
  attentionsOf(order).includes('unreadable') ? 'mayBePaid' : 'unpaid';
