import type { Core } from '@strapi/strapi';
import { readConfig } from '../../config';
import type { Phase } from '@lanternway/contracts/publishing/phase';
import { fingerprintOf } from './fingerprint';
import { readEntries, readFiles } from './rows';

/** A published version of an entry. */
export interface SnapshotEntry {
  uid: string;
  documentId: string;
  /** Of the published row: publishing makes a new one. */
  rowId: number;
  /** ISO 8601, as REST gives them. */
  updatedAt: string | null;
  publishedAt: string | null;
  title: string;
  /** Whether its time has come, for entries that the site shows for a time. Null for all others. */
  phase: Phase | null;
}

/** A medium that published content may show. */
export interface SnapshotFile {
  documentId: string;
  updatedAt: string | null;
  /** Of its content and of the words about it. */
  hash: string;
}

/** What the site should show at a moment. */
export interface Snapshot {
  entries: SnapshotEntry[];
  files: SnapshotFile[];
  /** ISO 8601 day in UTC: policies begin on their day. */
  day: string;
  /** Two snapshots with the same one make the same site. */
  fingerprint: string;
}

/** Everything that is published now, read in two statements. Not to be called inside a transaction. */
export async function readSnapshot(strapi: Core.Strapi): Promise<Snapshot> {
  const { types } = readConfig(strapi);
  const [entries, files] = await Promise.all([readEntries(strapi, types), readFiles(strapi)]);
  const day = new Date().toISOString().slice(0, 10);
  return { entries, files, day, fingerprint: fingerprintOf({ entries, files, day }) };
}
