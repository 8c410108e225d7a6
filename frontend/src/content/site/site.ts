import type { Picture } from '../blocks/picture';
import type { OtherWords } from '../../ui/links/ButtonWord';
import type { Announcement } from './announcement';
import type { Menu } from './menu';

export type SocialNetwork = 'facebook' | 'instagram' | 'youtube' | 'linkedin';

/** Who the provider is: what header, footer and contact details show on every page. */
export interface Site {
  brandName: string;
  tagline: string;
  footerNote: string;
  legalName: string;
  email: string;
  phone: string;
  /** `tel:` with the digits of the phone. */
  phoneHref: string;
  address: string | null;
  chat: { url: string; label: string } | null;
  socials: { network: SocialNetwork; url: string }[];
  menu: Menu;
  announcements: Announcement[];
  /** What staff wrote for buttons that are no part of an entry. */
  words: OtherWords;
  logo: Picture | null;
  logoOnDark: Picture | null;
}
