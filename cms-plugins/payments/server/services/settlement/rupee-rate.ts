import type { Rates } from '@lanternway/contracts/site/site';
import type { Core, UID } from '@strapi/strapi';
import { readConfig } from '../../config';
import type { OrderRecord } from '../orders/records';

/** What is used of the application's service that knows exchange rates. */
interface ExchangeRates {
  rates: () => Promise<Rates | null>;
}

/** Services do not publish on every day. Older rates are not those of the day of payment. */
const oldestMs = 4 * 24 * 60 * 60_000;

/** A rate has so many parts. */
const millionths = 1_000_000;

/**
 * Rupees for one unit of the order's currency today, in millionths. Null in rupees, and where no rate of these days is
 * known: a payment waits for no rate. Outside any transaction, as the service may be asked.
 */
export async function rupeeRateOf(
  strapi: Core.Strapi,
  { currency }: Pick<OrderRecord, 'currency'>,
  now: Date,
): Promise<number | null> {
  if (currency === 'INR') return null;
  const service = strapi.service(readConfig(strapi).visitorUid as UID.Service) as unknown as ExchangeRates;
  const known = await service.rates().catch(() => null);
  return known === null ? null : rateIn(known, currency, { now, isTest: readConfig(strapi).isTest });
}

/** The rates of the demo have a fixed day, and nobody parts with money there. */
export function rateIn(
  { rates, at }: Rates,
  currency: 'USD' | 'GBP',
  { now, isTest }: { now: Date; isTest: boolean },
): number | null {
  const perRupee = rates[currency];
  if (!isTest && now.getTime() - Date.parse(at) > oldestMs) return null;
  return perRupee > 0 ? Math.round(millionths / perRupee) : null;
}
