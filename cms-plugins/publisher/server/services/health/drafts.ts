import type { Core } from '@strapi/strapi';
import { readConfig } from '../../config';
import { draftDiffers, findVersions, hasDrafts, titleOfEntry, type EntryRow } from '../content/entries';
import { findingsOf, type Finding } from './finding';

const dayMs = 24 * 3_600_000;
const oldAfterDays = 30;
const maxOfType = 1_000;

/** Drafts that nobody has published or thrown away for thirty days. */
export async function findOldDrafts(strapi: Core.Strapi, now: Date): Promise<Finding[]> {
  const found: Finding[] = [];
  const before = new Date(now.getTime() - oldAfterDays * dayMs);
  for (const uid of Object.keys(readConfig(strapi).types)) {
    if (!hasDrafts(strapi, uid)) continue;
    const drafts: Pick<EntryRow, 'documentId' | 'updatedAt'>[] = await strapi.db.query(uid).findMany({
      where: { publishedAt: null, updatedAt: { $lt: before } },
      select: ['documentId', 'updatedAt'],
      orderBy: { updatedAt: 'asc' },
      limit: maxOfType,
    });
    for (const { documentId, updatedAt } of drafts) {
      const versions = await findVersions(strapi, uid, documentId);
      if (versions.draft === null || !draftDiffers(versions)) continue;
      const subject = { uid, documentId, title: titleOfEntry(strapi, uid, versions.draft) };
      const days = Math.floor((now.getTime() - new Date(updatedAt ?? now).getTime()) / dayMs);
      const what = versions.published === null ? 'never published' : 'changed and not published';
      found.push(
        findingsOf(subject)('draft', '', `It was ${what}, and last saved ${String(days)} days ago.`),
      );
    }
  }
  return found;
}
