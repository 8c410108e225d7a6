import { withoutEnd } from '@lanternway/contracts/fields/text-ends';
import type { Announcement } from '../content/site/announcement';
import { policyPaths } from '../content/reading/policy';

/** Where parents have something else to do than to read news: account, payment, results of it, a booked class. */
const without: readonly string[] = [
  ...[
    '/login',
    '/register',
    '/verify-otp',
    '/forgot-password',
    '/reset-password',
    '/profile',
    '/change-password',
  ],
  ...['/checkout', '/success', '/cancel', '/booking', '/join'],
  ...Object.values(policyPaths),
];

/** Home, and home with the form for a free class open. */
export const homes: readonly string[] = ['/', '/free-modal'];

/** The announcements that may show at a path. */
export function announcementsOn(path: string, announcements: readonly Announcement[]): Announcement[] {
  const page = withoutEnd(path, '/').toLowerCase();
  if (without.some((one) => page === one.toLowerCase() || page.startsWith(`${one.toLowerCase()}/`)))
    return [];
  return announcements.filter(({ isForHomeOnly }) => !isForHomeOnly || homes.includes(path));
}
