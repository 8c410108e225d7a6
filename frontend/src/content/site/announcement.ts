import type { Link } from '../blocks/link';

export type AnnouncementTone = 'info' | 'offer' | 'alert';

/** What the bar above the head says. */
export interface Announcement {
  id: string;
  text: string;
  link: Link | null;
  tone: AnnouncementTone;
  /** ISO time after which it is not shown; null without an end. */
  to: string | null;
  isForHomeOnly: boolean;
  /** Two capital letters each; none: everywhere. */
  countries: string[];
}
