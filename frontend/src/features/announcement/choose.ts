import { phaseAt } from '@lanternway/contracts/publishing/phase';
import type { Announcement } from '../../content/site/announcement';

/**
 * Those of which one may be shown: up to the first that is for everybody, in the order of staff. Its place in the page is
 * as high as the highest of them, so that nothing moves when it becomes known where the reader is.
 */
export function candidatesOf(announcements: readonly Announcement[]): Announcement[] {
  const general = announcements.findIndex(({ countries }) => countries.length === 0);
  return announcements.slice(0, general < 0 ? undefined : general + 1);
}

/** What shows in a country; null if nothing does. @param country null if it is unknown @param now in milliseconds */
export function announcementFor(
  candidates: readonly Announcement[],
  country: string | null,
  now: number,
): Announcement | null {
  const isMeant = ({ countries }: Announcement) =>
    countries.length === 0 || (country !== null && countries.includes(country));
  return candidates.find((one) => isMeant(one) && phaseAt(now, null, one.to) === 'now') ?? null;
}
