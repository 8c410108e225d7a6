import type { PageWeight } from './entry-check.js';

/*
 *
 * The site builder makes the site's pages from published content and stays warm between builds. The publisher forks it;
 * the two processes send each other one message at a time:
 *
 *   publisher                         site builder
 *                                     ready, when it accepts builds; it may still have to warm up
 *                                     warm, when it has
 *   build (number, folder)
 *                                     stage reading
 *                                     read             all content has been fetched
 *   goOn, or readAgain if content changed meanwhile
 *                                     stage pages, drawing, checking, packing
 *                                     ending, if it takes no more builds after this one
 *                                     built, refused (content is at fault) or broken (we are)
 *
 * At `built` the folder is complete and checked. The publisher verifies it again and makes it live.
 */

/** In order. `waiting`, `verifying` and `switching` are the publisher's own. */
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

/** The stages that the site builder reports. */
export type SiteBuilderStage = Extract<BuildStage, 'reading' | 'pages' | 'drawing' | 'checking' | 'packing'>;

/** An entry, by its type's singular name and document id: `post`, `ab12…`. A media file has the type `file`. */
export interface EntryRef {
  type: string;
  documentId: string;
}

/** Something in the content that must not go live. */
export interface ContentFault {
  /** A sentence for the people who can fix it. */
  text: string;
  /** The page that shows it, if there is one. */
  path: string | null;
  /** The entry to change, if known. */
  entry: EntryRef | null;
}

export type ToSiteBuilder =
  | {
      kind: 'build';
      build: number;
      /** Absolute path of the folder to make; only its parent exists. */
      into: string;
      /** The live release's folder, or null. Unchanged files are linked from there instead of copied. */
      before: string | null;
    }
  | { kind: 'goOn'; build: number }
  | { kind: 'readAgain'; build: number };

export type FromSiteBuilder =
  /** `code`: a digest of everything except content that the pages are made from. */
  | { kind: 'ready'; code: string }
  /** It has loaded everything and can make releases. A process that ends before this could not start. */
  | { kind: 'warm' }
  | { kind: 'stage'; build: number; stage: SiteBuilderStage }
  | { kind: 'read'; build: number }
  /** It ends as soon as it has said how this build went. */
  | { kind: 'ending'; build: number }
  | { kind: 'built'; build: number; pages: number }
  | { kind: 'refused'; build: number; faults: ContentFault[] }
  | { kind: 'broken'; build: number | null; message: string };

/** An entry, as a release shows it. */
export interface ReleasedEntry extends EntryRef {
  /** What staff call it. */
  title: string;
  /** ISO 8601, as in Strapi; null if the type has none. */
  updatedAt: string | null;
  publishedAt: string | null;
  /** The address of the entry's own page, if it has one. */
  path: string | null;
  /** A digest of its content, including ids of relations and media. */
  digest: string;
}

/** What a release says about its content, in `_content.json`: for the publisher, never served. */
export interface ReleaseContent {
  code: string;
  /** The pages are made for this ISO 8601 day in UTC: a policy begins on its day. */
  day: string;
  entries: ReleasedEntry[];
  /** The addresses of all pages. */
  routes: string[];
  /** For each page's address, a digest of what a visitor sees. */
  pages: Record<string, string>;
  /** Of the pages that are weighed, by their address. A release from before pages were weighed has none. */
  weights?: Record<string, PageWeight>;
}

/* The preview renderer shows drafts: a separate site builder that never touches the public build. */

export interface ToPreviewRenderer {
  kind: 'draw';
  id: number;
  entry: EntryRef;
  /** The address of the page to render. It may come from the draft, so the site may not have this page yet. */
  path: string;
  /** Of all published content. If it has changed since the last render, everything is read again. */
  fingerprint: string;
  /** The draft with all its content, as Strapi's REST API returns it; null renders the published version. */
  draft: Record<string, unknown> | null;
}

export type FromPreviewRenderer =
  /** `publicFolder`: absolute path of the folder with the pages' pictures. */
  | { kind: 'ready'; publicFolder: string }
  | {
      kind: 'drawn';
      id: number;
      /** The address of the page that shows the entry. */
      path: string;
      html: string;
      /** The page's data, as `/page-data/…/page-data.json` returns it. */
      pageData: string;
      /** Hashes of the page's styles for its content security policy: `sha256-…`. */
      styleHashes: string[];
      /** Hashes of its scripts that run before the first paint. */
      scriptHashes: string[];
    }
  | { kind: 'cannotDraw'; id: number; reason: string }
  | { kind: 'broken'; message: string };
