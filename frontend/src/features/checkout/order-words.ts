import type { OrderView } from '@lanternway/contracts/parent-orders';

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

/** '20 November 2026', as the calendar of this device has it. */
export function orderDay(iso: string): string {
  const at = Date.parse(iso);
  return Number.isNaN(at) ? 'an unknown day' : day.format(at);
}

/** What was bought, as a parent calls it. */
export const orderTitle = ({ planTitle, trackTitle }: Pick<OrderView, 'planTitle' | 'trackTitle'>): string =>
  trackTitle === null ? planTitle : `${trackTitle} (${planTitle})`;

/** Where the same can be bought again. */
export const retryPath = ({ plan, track }: Pick<OrderView, 'plan' | 'track'>): string =>
  `/checkout/${track ?? plan}`;
