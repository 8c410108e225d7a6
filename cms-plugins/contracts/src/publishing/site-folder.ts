import type { BuildStage } from './build-protocol.js';

/*
 * The folder of the site's releases, as far as others than the publisher need it: the server that serves the live
 * release, and the operator's tools, which have no login. Next to `releases/` and the link `current` it holds two
 * files.
 */

/** Each release is made by a whole `gatsby build`, because the fast site builder cannot start. */
export interface PlainBuilds {
  /** ISO 8601. */
  since: string;
  /** For the people who run the server. */
  why: string;
}

/** What the publisher is doing. Written to another file and renamed, so that nobody reads half of it. */
export const statusFile = 'status.json';

export interface SiteStatus {
  /** ISO 8601; also shows that the publisher is still writing it. */
  at: string;
  /** The process that wrote it: host and process id, like the holder of a lease. */
  by: string;
  /** The release that the link points to. */
  live: { number: number; code: string; at: string } | null;
  /** Whether it shows what is published, with the current code, or is frozen. Null before that is known. */
  isCurrent: boolean | null;
  building: { number: number; stage: BuildStage; startedAt: string } | null;
  /** Why the newest build did not go live: a fault in the content, or in our code. */
  problem: {
    number: number;
    kind: 'refused' | 'broken';
    sentences: string[];
    tryAgainAt: string | null;
  } | null;
  /** Set while the fast site builder cannot start. Releases still go live. */
  plainBuilds: PlainBuilds | null;
  /** The last manual build request from the file below, and the newest build at that time. */
  asked: { word: string; after: number } | null;
}

/** A file that asks for a build, like "Publish now". Its word lets the requester find the answer in the status. */
export const publishNowFile = 'publish-now';

/** Describes a release, is not served, and is written by the publisher just before it goes live. */
export const releaseFile = '_release.json';

export interface ReleaseNote {
  build: number;
  /** ISO 8601. */
  at: string;
  by: string[];
  fingerprint: string;
  /** Digest of everything except content that its pages are made from. */
  code: string;
  pages: number;
}
