import {
  noSuchPrice,
  paymentRefusals,
  planSentence,
  type PaymentRefusal,
} from '@lanternway/contracts/payments';
import type { Currency } from '@lanternway/contracts/money';
import type { Provider } from '@lanternway/contracts/orders';
import type { Core } from '@strapi/strapi';
import type { Begun, Wanted } from '../services/checkout';
import type { Buyer } from '../services/open-orders';
import { countryOf } from '../services/visitor-country';
import { blame, refuse, type Call, type Parent, type Refused } from './answer';

interface Asked {
  plan?: string | null | undefined;
  track?: string | null | undefined;
  currency: Currency;
}

export const wantedOf = (
  provider: Provider,
  { plan, track, currency }: Asked,
  amounts: readonly number[],
): Wanted => ({ provider, plan: plan ?? null, track: track ?? null, currency, amounts });

interface Details {
  name?: string | null | undefined;
  phone?: string | null | undefined;
}

export const buyerOf = async (
  strapi: Core.Strapi,
  { id, email, name }: Parent,
  visitor: Pick<Call<object>, 'address' | 'header'>,
  details: Details,
): Promise<Buyer> => ({
  userId: id,
  email,
  name: details.name ?? name,
  phone: details.phone ?? null,
  country: await countryOf(strapi, visitor),
});

const statuses: Record<PaymentRefusal, Refused['status']> = {
  priceChanged: 409,
  notSold: 409,
  notInCurrency: 409,
  confirming: 409,
  abroad: 403,
  noProvider: 503,
  provider: 502,
};

/** `failed`: the sentence of the call for a provider that did not do it. */
export function refuseBegun(begun: Exclude<Begun, { kind: 'ready' }>, failed: string): Refused {
  if (begun.kind === 'noSuchPrice') return blame('amount', noSuchPrice);
  if (begun.kind === 'whichPlan') return blame('plan', planSentence);
  const { reason } = begun;
  const message = reason === 'provider' ? failed : paymentRefusals[reason];
  if (reason === 'priceChanged') return refuse(statuses[reason], message, { reason, price: begun.price });
  if (reason !== 'confirming') return refuse(statuses[reason], message, { reason });
  const { documentId: id, number } = begun.order;
  return refuse(statuses[reason], message, { reason, order: { id, number } });
}
