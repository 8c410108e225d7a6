/*
 * The press makes the site's pages from published content and stays warm between two builds. The publisher forks it and
 * speaks with it over the channel between the two processes, one message at a time:
 *
 *   publisher                         press
 *                                     ready, once it takes orders; it may still have to warm up
 *   build (number, folder)
 *                                     stage reading
 *                                     read             all content has been fetched
 *   goOn, or readAgain where content changed meanwhile
 *                                     stage pages, drawing, checking, packing
 *                                     built, refused (content is at fault) or broken (we are)
 *
 * The folder it makes is whole and checked when `built` is said; the publisher verifies it by itself and makes it live.
 */

/** In their order. `waiting`, `verifying` and `switching` are the publisher's own. */
export const buildStages = [
  'waiting',
  'starting',
  'reading',
  'pages',
  'drawing',
  'checking',
  'packing',
  'verifying',
  'switching',
] as const;

export type BuildStage = (typeof buildStages)[number];

/** The stages that the press tells of. */
export type PressStage = Extract<BuildStage, 'reading' | 'pages' | 'drawing' | 'checking' | 'packing'>;

/** An entry as its type's singular name and document id: `post`, `ab12…`. A medium is of the type `file`. */
export interface EntryRef {
  type: string;
  documentId: string;
}

/** Something in the content that must not go live. */
export interface ContentFault {
  /** A sentence for the people who can mend it. */
  text: string;
  /** The page on which it shows, where it shows on one. */
  path: string | null;
  /** The entry that has to be changed, where it is known. */
  entry: EntryRef | null;
}

export type ToPress =
  | {
      kind: 'build';
      build: number;
      /** Absolute path of the folder to make; its parent is there, it is not. */
      into: string;
      /** The live release's folder, or null: files that stay the same are linked from there instead of copied. */
      before: string | null;
    }
  | { kind: 'goOn'; build: number }
  | { kind: 'readAgain'; build: number };

export type FromPress =
  /** `code`: a digest of everything beside content that the pages are made of. */
  | { kind: 'ready'; code: string }
  | { kind: 'stage'; build: number; stage: PressStage }
  | { kind: 'read'; build: number }
  | { kind: 'built'; build: number; pages: number }
  | { kind: 'refused'; build: number; faults: ContentFault[] }
  | { kind: 'broken'; build: number | null; message: string };

/** An entry, as a release shows it. */
export interface ReleasedEntry extends EntryRef {
  /** What staff call it. */
  title: string;
  /** ISO 8601, as Strapi tells them; null where the type has none. */
  updatedAt: string | null;
  publishedAt: string | null;
  /** The address of its own page, where it has one that is made for it alone. */
  path: string | null;
  /** A digest of its content, relations' ids and media included. */
  digest: string;
}

/** What a release says of its content, in `_content.json`: for the publisher, never served. */
export interface ReleaseContent {
  code: string;
  /** ISO 8601 day in UTC for which the pages were made: policies begin on their day. */
  day: string;
  entries: ReleasedEntry[];
  /** All addresses with a page. */
  routes: string[];
  /** A digest of what a visitor sees of each page, by its address. */
  pages: Record<string, string>;
}

/* The darkroom draws drafts for preview: a press of its own, which the public build never meets. */

export interface ToDarkroom {
  kind: 'draw';
  id: number;
  entry: EntryRef;
  /** The address of the page to draw. The draft may give it, and no page of the site have it yet. */
  path: string;
  /** Of all published content: where it is another than at the last draw, everything is read afresh. */
  fingerprint: string;
  /** The draft with everything it holds, as Strapi's REST would answer it; null draws what is published. */
  draft: Record<string, unknown> | null;
}

export type FromDarkroom =
  /** `publicFolder`: absolute path of the folder with the pictures that its pages show. */
  | { kind: 'ready'; publicFolder: string }
  | {
      kind: 'drawn';
      id: number;
      /** The address of the page that shows the entry. */
      path: string;
      html: string;
      /** The page's data, as `/page-data/…/page-data.json` would answer. */
      pageData: string;
      /** Hashes of the styles in the page, for its content security policy: `sha256-…`. */
      styleHashes: string[];
    }
  | { kind: 'cannotDraw'; id: number; reason: string }
  | { kind: 'broken'; message: string };
