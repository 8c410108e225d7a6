import type { Core, UID } from '@strapi/strapi';
import { isEntry, readText, type Entry } from './entry';
import { fixedKeys } from './fixed-keys';
import { keptVersions } from '../api/policy/kept-versions';
import type { Problem } from './rule';

export interface Written {
  uid: UID.ContentType;
  /** Null for a new document. */
  documentId: string | null;
  isPublishing: boolean;
}

/** What publishing an entry fixes for good, because our rows or other sites' links refer to it from then on. */
export interface PublishedRecord {
  uids: readonly UID.ContentType[];
  /** The problems of a write that changes fixed values. `entry` is as it will be after the write. */
  check: (strapi: Core.Strapi, write: Written, entry: Entry) => Promise<Problem[]>;
  /** Records what is published, in the caller's transaction. If it returns problems, the caller must undo it. */
  keep: (strapi: Core.Strapi, published: { uid: UID.ContentType; documentId: string }) => Promise<Problem[]>;
}

const records: readonly PublishedRecord[] = [keptVersions, fixedKeys];

const recordsOf = (uid: UID.ContentType) => records.filter(({ uids }) => uids.includes(uid));

export const isKept = (uid: UID.ContentType): boolean => recordsOf(uid).length > 0;

export async function checkFixed(strapi: Core.Strapi, write: Written, entry: Entry): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const record of recordsOf(write.uid)) problems.push(...(await record.check(strapi, write, entry)));
  return problems;
}

/** Runs in the caller's transaction. */
export async function keepPublished(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const record of recordsOf(uid)) problems.push(...(await record.keep(strapi, { uid, documentId })));
  return problems;
}

const keepers = ['api::policy-version.policy-version', 'api::published-key.published-key'];

/** Forbids every change of the recorded rows. */
export function keepForGood(strapi: Core.Strapi): void {
  const refuse = () => {
    throw new Error('What was published is kept as it was. It is never changed or removed.');
  };
  strapi.db.lifecycles.subscribe({
    models: keepers,
    beforeUpdate: refuse,
    beforeUpdateMany: refuse,
    beforeDelete: refuse,
    beforeDeleteMany: refuse,
  });
}

/** Records what was published before these records existed: work only for the first start after an upgrade. */
export async function keepEarlierPublished(strapi: Core.Strapi): Promise<void> {
  for (const uid of new Set(records.flatMap(({ uids }) => uids))) {
    const rows: unknown[] = await strapi.db
      .query(uid)
      .findMany({ where: { publishedAt: { $notNull: true } }, select: ['documentId'] });
    for (const row of rows.filter(isEntry)) {
      const documentId = readText(row, 'documentId');
      const problems = await strapi.db.transaction(() => keepPublished(strapi, uid, documentId));
      for (const { message } of problems) strapi.log.warn(`${uid} ${documentId}: ${message}`);
    }
  }
}
