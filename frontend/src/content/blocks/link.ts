export interface Link {
  label: string;
  /** A path of this site or a whole https address. */
  href: string;
}
