import type { PricesMinor } from './plan';

/** What an address of the checkout sells: a plan, or a track and the plan that it is sold as. */
export interface Offer {
  /** The key of the plan. */
  plan: string;
  planTitle: string;
  track: { slug: string; title: string } | null;
  sessions: number;
  /** How long one session takes; null where the page that chose the plan was older than this fact. */
  sessionMinutes: number | null;
  /** '1 month', '6 months', '2 years'. */
  duration: string;
  features: string[];
  pricesMinor: PricesMinor;
}
