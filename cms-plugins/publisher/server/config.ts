import type { BucketSettings } from '@lanternway/object-store/connection';
import type { Core } from '@strapi/strapi';

/** How a process of the frontend is started: by Node, with this module, in this folder, with these variables. */
export interface Helper {
  module: string;
  cwd: string;
  env: Readonly<Record<string, string>>;
}

export interface PageOfEntry {
  path: string;
  /** The page comes and goes with the entry. */
  isOwn: boolean;
  /** The page exists only while something else is on it, as the list of a category does. */
  mayBeAbsent?: boolean;
  /** The id of the part of the page that shows the entry, where that is far from the top. */
  place?: string;
}

type Entry = Readonly<Record<string, unknown>>;

/** A type whose entries show on the site. */
export interface WatchedType {
  /** What its entries are called by staff: 'Blog post'. */
  kind: string;
  /** The attribute an entry is called by. */
  title: string;
  /** The page that shows an entry; null where none does. */
  pageOf: (entry: Entry) => PageOfEntry | null;
  /** When its page leaves the site, and where the address leads then; null if that is not known. */
  endOf?: (entry: Entry) => EndOfEntry | null;
  /** The campaign that its links name; null if there is none yet. Types without it have no campaign links. */
  campaignOf?: (entry: Entry) => string | null;
  /** Whether it may not take the address of a redirect that staff wrote. Otherwise the redirect gives way. */
  yieldsToRedirects?: boolean;
  /** The attributes with the times between which the site shows an entry; either may be empty. */
  shown?: { from: string; to: string };
  /** Whether parents read it in one piece, so that it should be easy to read. */
  isForParents?: (entry: Entry) => boolean;
}

export interface EndOfEntry {
  /** '2027-01-02': the page is shown until the end of this day. Null if no day is planned. */
  lastDay: string | null;
  to: string;
  /** Whether the page will be back: the redirect is then for now only. */
  comesBack: boolean;
}

/** A type whose entries staff put in order. They have a number called `order`. */
export interface OrderedType {
  /** 'Testimonials' */
  name: string;
  /** Where the site shows it, and in which sections. */
  hint: string;
  /** Relations and media that the functions below read. */
  populate: readonly string[];
  /** What the site shows together: by `key`, in the order of `at`, then of `title`. Null: all entries are one section. */
  sectionOf: ((entry: Entry) => { key: string; title: string; at: number }) | null;
  /** A few words that tell an entry from others. */
  detailOf: (entry: Entry) => string | null;
  /** The address of the entry's picture. */
  pictureOf: (entry: Entry) => string | null;
}

export interface EntryFinding {
  path: (string | number)[];
  message: string;
  part: string | null;
}

/** What the application hands over in its `config/plugins`. */
export interface PublisherConfig {
  /** Where false, the plugin neither builds nor runs schedules: while seeds are loaded, in tests, in tools. */
  isAwake: boolean;
  /** The link to the live release. The releases are in the folder `releases` next to it. */
  siteLink: string;
  /** Where releases are shared by servers that share no folder; null where the folder is enough. */
  releases: BucketSettings | null;
  /** The site builder. */
  siteBuilder: Helper;
  /** Makes each release by a whole `gatsby build`. The way out where the site builder cannot start. */
  plainBuild: Helper;
  /** Where true, every release is made that way, and the site builder is never started. */
  buildsPlainly: boolean;
  /** The preview renderer. */
  previewRenderer: Helper;
  /** The public address, without a slash at the end. */
  publicUrl: string;
  /** By uid. Everything that the site's build reads. */
  types: Readonly<Record<string, WatchedType>>;
  /** By uid, in the order in which staff see them. */
  orderedTypes: Readonly<Record<string, OrderedType>>;
  /** The type of redirects, with `from`, `to` and `permanent`. */
  redirectUid: string;
  /** Types with `prices`, a component of `currency` and `amountMinor`. */
  pricedUids: readonly string[];
  /** The time zone in which days end, such as 'Asia/Kolkata'. */
  readDayZone: (strapi: Core.Strapi) => Promise<string>;
  /** Whether a path of this site leads to a page that is published. */
  isOnSite: (strapi: Core.Strapi, path: string) => Promise<boolean>;
  /**
   * What stops the saved draft of an entry from being published, or the draft with what is `typed` laid over it. `part` names
   * the block that it is in.
   */
  findProblems: (
    strapi: Core.Strapi,
    uid: string,
    documentId: string,
    typed?: Entry,
  ) => Promise<EntryFinding[]>;
  /** Types that two people publish, where the rule is on. */
  secondUids: readonly string[];
  /** Links to other sites: whether the nightly check tries them, and which addresses of the network it may call. */
  outlinks: { areTried: boolean; isPublic: (address: string) => boolean; ports?: readonly string[] };
  /** For signing links: the first signs, and what any of them signed is good. */
  secrets: readonly string[];
}

const names = [
  'isAwake',
  'siteLink',
  'releases',
  'siteBuilder',
  'plainBuild',
  'buildsPlainly',
  'previewRenderer',
  'publicUrl',
  'types',
  'orderedTypes',
  'redirectUid',
  'pricedUids',
  'readDayZone',
  'isOnSite',
  'findProblems',
  'secondUids',
  'outlinks',
  'secrets',
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
