import {
  noSuchPrice,
  paymentRefusals,
  planSentence,
  type PaymentRefusal,
} from '@lanternway/contracts/payments/checkout';
import type { Currency } from '@lanternway/contracts/money/money';
import type { Provider } from '@lanternway/contracts/payments/orders';
import { touchIn } from '@lanternway/server-kit/family-facts';
import {
  blame,
  refuse,
  type Call,
  type LoggedInParent,
  type Refused,
} from '@lanternway/server-kit/http/public-endpoint';
import type { Core } from '@strapi/strapi';
import type { CheckoutResult, CheckoutRequest } from '../services/checkout/checkout';
import type { Buyer } from '../services/checkout/open-orders';
import type { OrderRecord } from '../services/orders/records';
import { countryOf } from '../services/checkout/visitor-country';

interface CheckoutFields {
  plan?: string | null | undefined;
  track?: string | null | undefined;
  currency: Currency;
  again?: boolean | null | undefined;
}

export const wantedOf = (
  provider: Provider,
  { plan, track, currency, again }: CheckoutFields,
  amounts: readonly number[],
): CheckoutRequest => ({
  ...{ provider, currency, amounts },
  plan: plan ?? null,
  track: track ?? null,
  isAgain: again === true,
});

interface Details {
  name?: string | null | undefined;
  phone?: string | null | undefined;
  origin?: unknown;
}

export const buyerOf = async (
  strapi: Core.Strapi,
  { id, email, name }: LoggedInParent,
  visitor: Pick<Call<object>, 'address' | 'header'>,
  details: Details,
): Promise<Buyer> => ({
  userId: id,
  email,
  name: details.name ?? name,
  phone: details.phone ?? null,
  country: await countryOf(strapi, visitor),
  origin: touchIn(details.origin),
});

const statuses: Record<PaymentRefusal, Refused['status']> = {
  priceChanged: 409,
  notSold: 409,
  notInCurrency: 409,
  confirming: 409,
  boughtToday: 409,
  abroad: 403,
  noProvider: 503,
  provider: 502,
};

/** `failed`: this call's own sentence for the reason 'provider'. */
export function refuseBegun(begun: Exclude<CheckoutResult, { kind: 'ready' }>, failed: string): Refused {
  if (begun.kind === 'noSuchPrice') return blame('amount', noSuchPrice);
  if (begun.kind === 'whichPlan') return blame('plan', planSentence);
  const { reason } = begun;
  const message = reason === 'provider' ? failed : paymentRefusals[reason];
  if (reason === 'priceChanged') return refuse(statuses[reason], message, { reason, price: begun.price });
  if (reason !== 'confirming' && reason !== 'boughtToday')
    return refuse(statuses[reason], message, { reason });
  return refuseFor(reason, begun.order);
}

/** A refusal because of an order that the parent has already. The answer names that order. */
export function refuseFor(
  reason: 'confirming' | 'boughtToday',
  { documentId: id, number }: Pick<OrderRecord, 'documentId' | 'number'>,
): Refused {
  return refuse(statuses[reason], paymentRefusals[reason], { reason, order: { id, number } });
}
