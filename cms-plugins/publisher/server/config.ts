import type { Core } from '@strapi/strapi';

/** How a process of the frontend's is started: Node, this module, there, with these variables. */
export interface Helper {
  module: string;
  cwd: string;
  env: Readonly<Record<string, string>>;
}

export interface PageOfEntry {
  path: string;
  /** Its address goes and comes with the entry. */
  isOwn: boolean;
  /** It is there only while something else is on it, as the list of a category is. */
  mayBeAbsent?: boolean;
  /** The id of the part of the page where it stands, where that is far from its head. */
  place?: string;
}

/** A type whose entries show on the site. */
export interface WatchedType {
  /** What its entries are called by staff: 'Blog post'. */
  kind: string;
  /** The attribute an entry is called by. */
  title: string;
  /** The page that shows an entry; null where none does. */
  pageOf: (entry: Readonly<Record<string, unknown>>) => PageOfEntry | null;
}

/** What the application hands over in its `config/plugins`. */
export interface PublisherConfig {
  /** Asleep, it neither builds nor schedules: while seeds are sown, in tests, in tools. */
  isAwake: boolean;
  /** The link to the live release; the releases lie in `releases` beside it. */
  siteLink: string;
  press: Helper;
  darkroom: Helper;
  /** The address the world sees, without a slash at its end. */
  publicUrl: string;
  /** By uid. Everything that the site's build reads. */
  types: Readonly<Record<string, WatchedType>>;
  /** The type of redirects, with `from`, `to` and `permanent`. */
  redirectUid: string;
  /** Types with `prices`, a component of `currency` and `amountMinor`. */
  pricedUids: readonly string[];
  /** For links that are signed. */
  secret: string;
}

const names = [
  'isAwake',
  'siteLink',
  'press',
  'darkroom',
  'publicUrl',
  'types',
  'redirectUid',
  'pricedUids',
  'secret',
] as const;

export const config = {
  default: {},
  validator(given: Partial<PublisherConfig>) {
    for (const name of names) {
      if (given[name] === undefined) throw new Error(`"${name}" is missing.`);
    }
  },
};

export const readConfig = (strapi: Core.Strapi): PublisherConfig => strapi.config.get('plugin::publisher');
