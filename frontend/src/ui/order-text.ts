import { toMajor } from '@lanternway/contracts/money/money';

interface Named {
  plan: string;
  planTitle: string;
  track: string | null;
  trackTitle: string | null;
}

/** '2599 USD', exactly as the specification says. */
export const formatPrice = (minor: number, currency: string): string => `${toMajor(minor)} ${currency}`;

/** What was bought, in the parent's words. */
export const orderTitle = ({ planTitle, trackTitle }: Pick<Named, 'planTitle' | 'trackTitle'>): string =>
  trackTitle === null ? planTitle : `${trackTitle} (${planTitle})`;

/** The page where the same can be bought again. */
export const retryPath = ({ plan, track }: Pick<Named, 'plan' | 'track'>): string =>
  `/checkout/${track ?? plan}`;
