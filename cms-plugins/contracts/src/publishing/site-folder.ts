import type { BuildStage } from './build-protocol.js';

/*
 * The folder in which the site's releases lie, as far as others than the publisher have to do with it: the server that
 * serves the live release, and the tools of whoever runs the product, which have no login. Beside `releases/` and the link
 * `current` it holds two files.
 */

/** What the publisher is at. Written whole and put in place by renaming, so that nobody reads half of it. */
export const statusFile = 'status.json';

export interface SiteStatus {
  /** ISO 8601; also how one tells that somebody still writes it. */
  at: string;
  /** The process that wrote it: host and process id, as the holder of a lease is named. */
  by: string;
  /** The release that the link leads to. */
  live: { number: number; code: string; at: string } | null;
  /** Whether it shows what is published, by the present code, or is held where it is. Null before that is known. */
  isCurrent: boolean | null;
  building: { number: number; stage: BuildStage; startedAt: string } | null;
  /** Why the newest build did not go live: content at fault, or something of ours. */
  problem: {
    number: number;
    kind: 'refused' | 'broken';
    sentences: string[];
    tryAgainAt: string | null;
  } | null;
  /** The last wish for a build that came by the file below, and the newest build at that time. */
  asked: { word: string; after: number } | null;
}

/** Asks for a build, as "Publish now" does: a file with a word by which its maker finds the answer in the status. */
export const publishNowFile = 'publish-now';

/** What a release says of itself beside what is served; written by the publisher just before it goes live. */
export const releaseFile = '_release.json';

export interface ReleaseNote {
  build: number;
  /** ISO 8601. */
  at: string;
  by: string[];
  fingerprint: string;
  /** Digest of everything beside content that its pages are made of. */
  code: string;
  pages: number;
}
