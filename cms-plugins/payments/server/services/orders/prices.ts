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
  months: number;
  amountMinor: number;
  currency: Currency;
}

export type Found = { kind: 'found'; offer: Offer } | { kind: 'notSold' } | { kind: 'notInCurrency' };

/** The only prices there are (product rule D1): read from what staff have published, at every call. */
export interface Prices {
  find: (wanted: { plan: string; track: string | null; currency: Currency }) => Promise<Found>;
  /** The published plans that cost exactly that, for a call that names no plan. */
  plansCosting: (amountMinor: number, currency: Currency) => Promise<string[]>;
}

interface PlanRow {
  key: string;
  title: string;
  subject: string;
  sessions: number;
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

export function prices({ strapi }: { strapi: Core.Strapi }): Prices {
  const plans = () => strapi.db.query(readConfig(strapi).planUid);
  const courses = () => strapi.db.query(readConfig(strapi).courseUid);

  const findTrack = async (slug: string, plan: string): Promise<TrackRow | null> => {
    const where = { slug, kind: 'coding_plan', ...isPublished };
    const row = (await courses().findOne({ where, populate: ['prices', 'soldAs'] })) as TrackRow | null;
    return row?.soldAs?.key === plan ? row : null;
  };

  return {
    async find({ plan, track, currency }) {
      const where = { key: plan, ...isPublished };
      const row = (await plans().findOne({ where, populate: ['prices'] })) as PlanRow | null;
      if (row === null) return { kind: 'notSold' };
      const course = track === null ? null : await findTrack(track, plan);
      if (track !== null && course === null) return { kind: 'notSold' };
      const amountMinor = priceIn(currency, row, course);
      if (amountMinor === null) return { kind: 'notInCurrency' };
      const { title, subject, sessions, months } = row;
      const of = { planKey: plan, planTitle: title, subject, sessions, months, amountMinor, currency };
      return { kind: 'found', offer: { ...of, track, trackTitle: course?.title ?? null } };
    },

    async plansCosting(amountMinor, currency) {
      const rows = (await plans().findMany({ where: isPublished, populate: ['prices'] })) as PlanRow[];
      return rows.filter((row) => priceIn(currency, row, null) === amountMinor).map(({ key }) => key);
    },
  };
}

/** The track's own prices win over those of the plan it is sold as, all of them together (product rule D5). */
function priceIn(currency: Currency, plan: PlanRow, track: TrackRow | null): number | null {
  const own = track?.prices ?? [];
  const valid = own.length > 0 ? own : (plan.prices ?? []);
  const amount = valid.find((price) => price.currency === currency)?.amountMinor ?? 0;
  return amount > 0 ? amount : null;
}
