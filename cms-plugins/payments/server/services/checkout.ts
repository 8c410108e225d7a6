import type { Currency } from '@lanternway/contracts/money';
import type { PaymentRefusal } from '@lanternway/contracts/payments';
import type { Provider } from '@lanternway/contracts/orders';
import type { Core } from '@strapi/strapi';
import { providerOrderUid } from '../content-types/money-records';
import { ProviderError, type PaymentProvider } from '../providers/provider';
import type { Buyer, Opened } from './open-orders';
import { own } from './own';
import type { Offer } from './prices';
import { timeOf, type OrderRecord, type ProviderOrderRecord } from './records';

export interface Wanted {
  provider: Provider;
  /** Null where the call names none: the price must then be that of exactly one. */
  plan: string | null;
  track: string | null;
  currency: Currency;
  /** What the page believes it costs, in minor units: more than one, where the unit is left open. */
  amounts: readonly number[];
}

export type Begun =
  | { kind: 'ready'; order: OrderRecord; providerOrderId: string }
  | { kind: 'noSuchPrice' }
  | { kind: 'whichPlan' }
  | { kind: 'refused'; reason: Exclude<PaymentRefusal, 'priceChanged' | 'confirming'> }
  | { kind: 'refused'; reason: 'priceChanged'; price: { amount: number; currency: Currency } }
  | { kind: 'refused'; reason: 'confirming'; order: OrderRecord };

/** Comes to an order that can be paid at a provider, at the price of this moment (product rules D1, D14). */
export interface Checkout {
  begin: (buyer: Buyer, wanted: Wanted) => Promise<Begun>;
}

export function checkout({ strapi }: { strapi: Core.Strapi }): Checkout {
  async function offerOf({ plan, track, currency, amounts }: Wanted): Promise<Begun | Offer> {
    if (plan === null) return offerByPrice(strapi, currency, amounts);
    const found = await own(strapi, 'prices').find({ plan, track, currency });
    if (found.kind !== 'found') return { kind: 'refused', reason: found.kind };
    const { amountMinor } = found.offer;
    if (amounts.includes(amountMinor)) return found.offer;
    return { kind: 'refused', reason: 'priceChanged', price: { amount: amountMinor, currency } };
  }

  return {
    async begin(buyer, wanted) {
      const { currency } = wanted;
      const provider = own(strapi, 'providers').of(wanted.provider);
      if (provider?.currencies.includes(currency) !== true) return { kind: 'refused', reason: 'noProvider' };
      const offer = await offerOf(wanted);
      if ('kind' in offer) return offer;
      const isAbroad = currency === 'INR' && buyer.country !== null && buyer.country !== 'IN';
      if (isAbroad && (await own(strapi, 'settings').read()).isStrictAbroad)
        return { kind: 'refused', reason: 'abroad' };
      const opened = await openPayable(strapi, buyer, offer);
      if (opened.kind === 'confirming') return { kind: 'refused', reason: 'confirming', order: opened.order };
      return ready(strapi, opened.order, provider);
    },
  };
}

async function offerByPrice(
  strapi: Core.Strapi,
  currency: Currency,
  amounts: readonly number[],
): Promise<Begun | Offer> {
  const costing = await Promise.all(
    amounts.map((amount) => own(strapi, 'prices').plansCosting(amount, currency)),
  );
  const [plan, another] = costing.flat();
  if (plan === undefined) return { kind: 'noSuchPrice' };
  if (another !== undefined) return { kind: 'whichPlan' };
  const found = await own(strapi, 'prices').find({ plan, track: null, currency });
  return found.kind === 'found' ? found.offer : { kind: 'refused', reason: found.kind };
}

async function ready(strapi: Core.Strapi, order: OrderRecord, provider: PaymentProvider): Promise<Begun> {
  const at = await own(strapi, 'providerOrders').ensure(order, provider);
  if (at.kind === 'failed') return { kind: 'refused', reason: 'provider' };
  return { kind: 'ready', order, providerOrderId: at.providerOrderId };
}

/** An open order of the parent may have been paid without our having heard of it: he must not pay a second time. */
async function openPayable(strapi: Core.Strapi, buyer: Buyer, offer: Offer): Promise<Opened> {
  const opened = await own(strapi, 'openOrders').open(buyer, offer);
  if (opened.kind === 'confirming' || opened.isNew) return opened;
  const { order } = opened;
  const checked = await checkUsed(strapi, order);
  if (checked === 'unpaid') return opened;
  if (checked === 'mayBePaid') return { kind: 'confirming', order };
  // The last payment of it has failed for good, so a new order is made.
  if (checked.stage === 'failed' || checked.stage === 'expired')
    return own(strapi, 'openOrders').open(buyer, offer);
  return { kind: 'confirming', order: checked };
}

/** Handed out so recently that nobody can have paid: as by the other click of a double click. */
const freshMs = 5_000;

async function checkUsed(
  strapi: Core.Strapi,
  order: OrderRecord,
): Promise<OrderRecord | 'unpaid' | 'mayBePaid'> {
  const where = { orderId: order.id, providerOrderId: { $notNull: true } };
  const used = (await strapi.db.query(providerOrderUid).findMany({ where })) as ProviderOrderRecord[];
  if (used.every(({ madeAt }) => timeOf(madeAt).getTime() > Date.now() - freshMs)) return 'unpaid';
  try {
    const { order: now } = await own(strapi, 'settle').refresh(order.id, { actor: 'parent' });
    return now.stage === 'pending' ? 'unpaid' : now;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    // Taking the money was begun, and nobody can say how it ended.
    return used.some(({ captureKey }) => captureKey !== null) ? 'mayBePaid' : 'unpaid';
  }
}
