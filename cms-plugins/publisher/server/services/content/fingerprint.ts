import { createHash } from 'node:crypto';
import type { Snapshot } from './snapshot';

/**
 * The day, and a digest of all versions. Bulk publishing changes only `publishedAt`, and publishing makes a new row, so
 * all of them count. An entry that the site shows for a time counts once when its time comes and once when it ends.
 */
export function fingerprintOf({ entries, files, day }: Omit<Snapshot, 'fingerprint'>): string {
  const lines = [
    ...entries.map(({ uid, documentId, rowId, updatedAt, publishedAt, phase }) =>
      [uid, documentId, rowId, updatedAt, publishedAt, ...(phase === null ? [] : [phase])].join(' '),
    ),
    ...files.map(({ documentId, updatedAt, hash }) => ['file', documentId, updatedAt, hash].join(' ')),
  ];
  const digest = createHash('sha256').update(lines.sort().join('\n')).digest('hex');
  return `${day} ${digest}`;
}

/** What stays the same over midnight. */
export const contentPart = (fingerprint: string): string => fingerprint.slice(fingerprint.indexOf(' ') + 1);
