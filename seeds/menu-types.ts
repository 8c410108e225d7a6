import type { PageKey } from '@lanternway/contracts/site/page-key';

export interface MenuLinkSeed {
  label: string;
  hint?: string;
  /** The key of a page. */
  destination: { kind: 'page'; page: PageKey };
}

export interface MenuSeed {
  groups: { label: string; links: MenuLinkSeed[] }[];
  links: MenuLinkSeed[];
  columns: { label?: string; links: MenuLinkSeed[] }[];
}
