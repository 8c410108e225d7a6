import type { Currency } from '@lanternway/contracts/money/money';
import type { Core } from '@strapi/strapi';
import { readConfig } from '../../config';

/** What is sold, as it is published at this moment. An order keeps a copy of it. */
export interface Offer {
  planKey: string;
  planTitle: string;
  subject: string;
  track: string | null;
  trackTitle: string | null;
  sessions: number;
  /** Null if the plan is older than this field and has not been published since. */
  sessionMinutes: number | null;
  months: number;
  amountMinor: number;
  currency: Currency;
}

export type OfferResult = { kind: 'found'; offer: Offer } | { kind: 'notSold' } | { kind: 'notInCurrency' };

interface PlanRow {
  key: string;
  title: string;
  subject: string;
  sessions: number;
  sessionMinutes: number | null;
  months: number;
  prices: PriceRow[] | null;
}

interface PriceRow {
  currency: string;
  amountMinor: number;
}

interface TrackRow {
  slug: string;
  title: string;
  prices: PriceRow[] | null;
  soldAs: { key: string } | null;
}

const isPublished = { publishedAt: { $notNull: true } };

/**
 * What a plan, and a track where it is named, costs now. Prices are read from what staff have published at every call:
 * there are no others (product rule D1).
 */
export async function findOffer(
  strapi: Core.Strapi,
  { plan, track, currency }: { plan: string; track: string | null; currency: Currency },
): Promise<OfferResult> {
  const where = { key: plan, ...isPublished };
  const row: PlanRow | null = await plansOf(strapi).findOne({ where, populate: ['prices'] });
  if (row === null) return { kind: 'notSold' };
  const course = track === null ? null : await findTrack(strapi, track, plan);
  if (track !== null && course === null) return { kind: 'notSold' };
  const amountMinor = priceIn(currency, row, course);
  if (amountMinor === null) return { kind: 'notInCurrency' };
  const { title, subject, sessions, sessionMinutes, months } = row;
  const of = { planKey: plan, planTitle: title, subject, sessions, sessionMinutes, months };
  return { kind: 'found', offer: { ...of, amountMinor, currency, track, trackTitle: course?.title ?? null } };
}

/** The keys of the published plans that cost exactly that, for a call that names no plan. */
export async function findPlansCosting(
  strapi: Core.Strapi,
  amountMinor: number,
  currency: Currency,
): Promise<string[]> {
  const rows: PlanRow[] = await plansOf(strapi).findMany({ where: isPublished, populate: ['prices'] });
  return rows.filter((row) => priceIn(currency, row, null) === amountMinor).map(({ key }) => key);
}

const plansOf = (strapi: Core.Strapi) => strapi.db.query(readConfig(strapi).planUid);

async function findTrack(strapi: Core.Strapi, slug: string, plan: string): Promise<TrackRow | null> {
  const where = { slug, kind: 'coding_plan', ...isPublished };
  const courses = strapi.db.query(readConfig(strapi).courseUid);
  const row: TrackRow | null = await courses.findOne({ where, populate: ['prices', 'soldAs'] });
  return row?.soldAs?.key === plan ? row : null;
}

/** The track's own prices win over those of the plan it is sold as, all of them together (product rule D5). */
function priceIn(currency: Currency, plan: PlanRow, track: TrackRow | null): number | null {
  const own = track?.prices ?? [];
  const valid = own.length > 0 ? own : (plan.prices ?? []);
  const amount = valid.find((price) => price.currency === currency)?.amountMinor ?? 0;
  return amount > 0 ? amount : null;
}
