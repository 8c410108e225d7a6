import { setImmediate as breathe } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { enquiryKinds, type EnquiryKind } from '@lanternway/contracts/enquiries/site';
import { findEnquiries, kinds, type Enquiry } from '../items/kinds';
import { readSettings } from '../items/settings';
import { addPrivacyRecord } from './records';
import { removeEnquiries, removeResumes } from './removal';

const dayMs = 24 * 60 * 60 * 1000;

const atATime = 200;

/**
 * Removes what is older than enquiries may be kept. Several instances may do it at the same time: each row is removed
 * once.
 */
export async function removeOutdated(strapi: Core.Strapi, now = Date.now()): Promise<void> {
  const { retentionDays: days } = await readSettings(strapi);
  const since = (count: number) => ({ $lt: new Date(now - count * dayMs) });
  const removed: Record<EnquiryKind, number> = { 'free-class': 0, contact: 0, career: 0 };
  let resumes = 0;
  for (const kind of enquiryKinds) {
    // A merged one goes with the one it was merged into: together they are one story.
    const old = { touchedAt: since(days[kind]), mergedInto: null };
    const suspect = { touchedAt: since(days.suspect), isSuspect: true };
    for (const where of [...(days[kind] === 0 ? [] : [old]), ...(days.suspect === 0 ? [] : [suspect])]) {
      const gone = await removeKind(strapi, kind, where);
      removed[kind] += gone.removed;
      resumes += gone.resumes;
    }
  }
  if (days.resume > 0) {
    const old = { receivedAt: since(days.resume), resumeKey: { $notNull: true } };
    resumes += await inPieces(strapi, old, 'career', (due) => removeResumes(strapi, due));
  }
  await addPrivacyRecord(strapi, { what: 'retention', facts: { removed, resumes } });
}

async function removeKind(
  strapi: Core.Strapi,
  kind: EnquiryKind,
  where: object,
): Promise<{ removed: number; resumes: number }> {
  let resumes = 0;
  const removed = await inPieces(strapi, where, kind, async (due) => {
    const gone = await removeEnquiries(strapi, kind, await withMerged(strapi, kind, due));
    resumes += gone.resumes;
    return gone.enquiries;
  });
  return { removed, resumes };
}

/** Removes in pieces, so that nobody waits long for the database. */
async function inPieces(
  strapi: Core.Strapi,
  where: object,
  kind: EnquiryKind,
  remove: (due: Enquiry[]) => Promise<number>,
): Promise<number> {
  let removed = 0;
  for (;;) {
    const count = await strapi.db.transaction(async () => {
      const due = await holdDue(strapi, kind, where);
      return due.length === 0 ? null : remove(due);
    });
    if (count === null) return removed;
    removed += count;
    await breathe();
  }
}

/** Locks due enquiries until they are removed. One that staff take up again at this moment is not due, and stays. */
async function holdDue(strapi: Core.Strapi, kind: EnquiryKind, where: object): Promise<Enquiry[]> {
  const held = await strapi.db
    .queryBuilder(kinds[kind].uid)
    .select(['id'])
    .where(where)
    .limit(atATime)
    .forUpdate()
    .execute<{ id: number }[]>();
  return held.length === 0 ? [] : findEnquiries(strapi, kind, { id: { $in: held.map(({ id }) => id) } });
}

/** Together with what was merged into any of them, directly or by way of another. */
async function withMerged(
  strapi: Core.Strapi,
  kind: EnquiryKind,
  due: readonly Enquiry[],
): Promise<Enquiry[]> {
  const whole = new Map(due.map((enquiry) => [enquiry.row.documentId, enquiry]));
  let latest = [...whole.keys()];
  while (latest.length > 0) {
    const merged = await findEnquiries(strapi, kind, { mergedInto: { $in: latest } });
    const added = merged.filter(({ row }) => !whole.has(row.documentId));
    for (const enquiry of added) whole.set(enquiry.row.documentId, enquiry);
    latest = added.map(({ row }) => row.documentId);
  }
  return [...whole.values()];
}
