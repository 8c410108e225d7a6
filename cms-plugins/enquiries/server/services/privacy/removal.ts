import type { Core } from '@strapi/strapi';
import type { EnquiryKind } from '@lanternway/contracts/enquiries/site';
import { eventUid, scheduledClassUid } from '../../content-types/desk-records';
import { kinds, type Enquiry } from '../items/kinds';
import { own } from '../own';

export interface Removed {
  enquiries: number;
  resumes: number;
}

/** Takes enquiries away whole: what was sent, what the desk wrote, the class, the resume. */
export interface Removal {
  /** In the caller's transaction; the resumes' files go once it has committed. All of one kind. */
  remove: (kind: EnquiryKind, enquiries: readonly Enquiry[]) => Promise<Removed>;
  /** How many of their classes are still to come. */
  countComing: (enquiries: readonly Enquiry[]) => Promise<number>;
  /** The resumes alone; the applications stay. Returns how many there were. */
  removeResumes: (applications: readonly Enquiry[]) => Promise<number>;
}

export function removal({ strapi }: { strapi: Core.Strapi }): Removal {
  const query = (uid: string) => strapi.db.query(uid);

  /** What cannot be removed now has no row any more, and so is found by the sweep of the store. */
  async function removeFile(key: string): Promise<void> {
    try {
      await own(strapi, 'resumes').remove(key);
    } catch (error) {
      strapi.log.error('enquiries: a resume could not be removed; it is tried again within the hour');
      strapi.log.error(error);
    }
  }

  async function removeFilesAfterwards(keys: readonly string[]): Promise<void> {
    await strapi.db.transaction(({ onCommit }) => {
      onCommit(() => {
        for (const key of keys) void removeFile(key);
      });
    });
  }

  /** What others they were merged with say of it: it names them. */
  async function forgetMerging(documentIds: readonly string[]): Promise<void> {
    const events = own(strapi, 'events');
    const mergings = async (ids: readonly string[]) =>
      (await events.of(ids)).flatMap(({ id, what, facts }) =>
        what === 'merge' && typeof facts?.['id'] === 'string' ? [{ id, other: facts['id'] }] : [],
      );
    const others = new Set((await mergings(documentIds)).map(({ other }) => other));
    const told = (await mergings([...others])).filter(({ other }) => documentIds.includes(other));
    await query(eventUid).deleteMany({ where: { id: { $in: told.map(({ id }) => id) } } });
  }

  return {
    async remove(kind, enquiries) {
      if (enquiries.length === 0) return { enquiries: 0, resumes: 0 };
      const { uid } = kinds[kind];
      const documentIds = enquiries.map(({ row }) => row.documentId);
      const keys = resumeKeysOf(enquiries);
      const { count } = await query(uid).deleteMany({
        where: { id: { $in: enquiries.map(({ row }) => row.id) } },
      });
      await forgetMerging(documentIds);
      for (const part of [eventUid, scheduledClassUid])
        await query(part).deleteMany({ where: { enquiryId: { $in: documentIds } } });
      // What was merged into one of them, and is not removed with it, stands for itself again.
      await query(uid).updateMany({
        where: { mergedInto: { $in: documentIds } },
        data: { mergedInto: null },
      });
      await removeFilesAfterwards(keys);
      return { enquiries: count, resumes: keys.length };
    },

    countComing: (enquiries) =>
      query(scheduledClassUid).count({
        where: {
          enquiryId: { $in: enquiries.map(({ row }) => row.documentId) },
          state: 'scheduled',
          startsAt: { $gt: new Date() },
        },
      }),

    async removeResumes(applications) {
      const keys = resumeKeysOf(applications);
      await query(kinds.career.uid).updateMany({
        where: { id: { $in: applications.map(({ row }) => row.id) } },
        data: { resumeName: null, resumeType: null, resumeBytes: null, resumeHash: null, resumeKey: null },
      });
      await removeFilesAfterwards(keys);
      return keys.length;
    },
  };
}

const resumeKeysOf = (enquiries: readonly Enquiry[]): string[] =>
  enquiries.flatMap((enquiry) =>
    enquiry.kind === 'career' && enquiry.row.resumeKey !== null ? [enquiry.row.resumeKey] : [],
  );
