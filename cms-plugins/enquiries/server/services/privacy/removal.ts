import { classPlacesOf } from '@lanternway/server-kit/platform';
import type { Core } from '@strapi/strapi';
import type { EnquiryKind } from '@lanternway/contracts/enquiries/site';
import { classReportUid } from '../../content-types/class-report';
import { eventUid, scheduledClassUid } from '../../content-types/desk-records';
import { kinds, type Enquiry } from '../items/kinds';
import { findEvents } from '../items/events';
import { orderRemovals, settleRemoval } from '../resumes/removals';
import { resumesOf } from '../resumes/resumes';

export interface Removed {
  enquiries: number;
  resumes: number;
}

/** If the file cannot be removed now, its removal stays ordered, and the sweep of the store does it. */
async function removeFile(strapi: Core.Strapi, key: string): Promise<void> {
  try {
    await resumesOf(strapi).remove(key);
    await settleRemoval(strapi, key);
  } catch (error) {
    strapi.log.error('enquiries: a resume could not be removed; it is tried again within the hour');
    strapi.log.error(error);
  }
}

async function removeFilesAfterwards(strapi: Core.Strapi, keys: readonly string[]): Promise<void> {
  await strapi.db.transaction(async ({ onCommit }) => {
    await orderRemovals(strapi, keys);
    onCommit(() => {
      for (const key of keys) void removeFile(strapi, key);
    });
  });
}

/** Removes the merge events of other enquiries that name these ones. */
async function forgetMerging(strapi: Core.Strapi, documentIds: readonly string[]): Promise<void> {
  const mergings = async (ids: readonly string[]) =>
    (await findEvents(strapi, ids)).flatMap(({ id, what, facts }) =>
      what === 'merge' && typeof facts?.['id'] === 'string' ? [{ id, other: facts['id'] }] : [],
    );
  const others = new Set((await mergings(documentIds)).map(({ other }) => other));
  const namingEvents = (await mergings([...others])).filter(({ other }) => documentIds.includes(other));
  await strapi.db.query(eventUid).deleteMany({ where: { id: { $in: namingEvents.map(({ id }) => id) } } });
}

/**
 * Removes enquiries of one kind completely: what was sent, what the desk wrote, the class and its reports, the resume. In the
 * caller's transaction; the resumes' files are removed once it has committed.
 */
export async function removeEnquiries(
  strapi: Core.Strapi,
  kind: EnquiryKind,
  enquiries: readonly Enquiry[],
): Promise<Removed> {
  if (enquiries.length === 0) return { enquiries: 0, resumes: 0 };
  const { uid } = kinds[kind];
  const documentIds = enquiries.map(({ row }) => row.documentId);
  const keys = resumeKeysOf(enquiries);
  const { count } = await strapi.db.query(uid).deleteMany({
    where: { id: { $in: enquiries.map(({ row }) => row.id) } },
  });
  await forgetMerging(strapi, documentIds);
  if (kind === 'free-class') await classPlacesOf(strapi).forget(documentIds);
  for (const part of [eventUid, scheduledClassUid, classReportUid])
    await strapi.db.query(part).deleteMany({ where: { enquiryId: { $in: documentIds } } });
  // An enquiry that was merged into one of them, and is not removed with it, stands by itself again.
  await strapi.db.query(uid).updateMany({
    where: { mergedInto: { $in: documentIds } },
    data: { mergedInto: null },
  });
  await removeFilesAfterwards(strapi, keys);
  return { enquiries: count, resumes: keys.length };
}

/** How many classes of these enquiries are still to come. */
export const countComingClasses = (strapi: Core.Strapi, enquiries: readonly Enquiry[]): Promise<number> =>
  strapi.db.query(scheduledClassUid).count({
    where: {
      enquiryId: { $in: enquiries.map(({ row }) => row.documentId) },
      state: 'scheduled',
      startsAt: { $gt: new Date() },
    },
  });

/** Removes only the resumes; the applications stay. Returns how many there were. */
export async function removeResumes(strapi: Core.Strapi, applications: readonly Enquiry[]): Promise<number> {
  const keys = resumeKeysOf(applications);
  await strapi.db.query(kinds.career.uid).updateMany({
    where: { id: { $in: applications.map(({ row }) => row.id) } },
    data: { resumeName: null, resumeType: null, resumeBytes: null, resumeHash: null, resumeKey: null },
  });
  await removeFilesAfterwards(strapi, keys);
  return keys.length;
}

const resumeKeysOf = (enquiries: readonly Enquiry[]): string[] =>
  enquiries.flatMap((enquiry) =>
    enquiry.kind === 'career' && enquiry.row.resumeKey !== null ? [enquiry.row.resumeKey] : [],
  );
