export interface MenuLink {
  label: string;
  /** A path of this site or a whole https address. */
  href: string;
  /** One line under the label in the menus on a computer; null without one. */
  hint: string | null;
}

export interface MenuGroup {
  label: string;
  links: MenuLink[];
}

/** What staff put at the head and at the foot of every page. */
export interface Menu {
  groups: MenuGroup[];
  /** Next to the groups. */
  links: MenuLink[];
  /** In the footer. The brand's name stands over a column without a label. */
  columns: { label: string | null; links: MenuLink[] }[];
}
