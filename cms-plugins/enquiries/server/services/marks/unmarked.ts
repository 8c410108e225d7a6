import type { UnmarkedPage } from '@lanternway/contracts/classes/teaching';
import { classTeachingOf } from '@lanternway/server-kit/platform';
import type { Core } from '@strapi/strapi';
import { rowsIn, type StoredClass } from '../classes/classes';
import { findEnquiries } from '../items/kinds';
import { endOf } from '../managing/opened';

type Row = StoredClass & { id: number; enquiryId: string };

const day = 24 * 60 * 60_000;

/** Longer lists are read and shown from their beginning: what waits longest comes first. */
const maxRead = 300;
const maxShown = 100;

/**
 * Classes that ended a day ago and have no mark (BK16), also those that were agreed by hand. Nothing is ever marked by the
 * server itself, so they stay until a person says how they went.
 */
export async function readUnmarked(strapi: Core.Strapi, now: Date): Promise<UnmarkedPage> {
  const rows = (await rowsIn(strapi).findMany({
    where: { state: 'scheduled', startsAt: { $lt: new Date(now.getTime() - day) } },
    orderBy: [{ startsAt: 'asc' }, { id: 'asc' }],
    limit: maxRead,
  })) as Row[];
  const over = rows.filter((row) => now.getTime() - endOf(row).getTime() >= day);
  const ids = over.map(({ enquiryId }) => enquiryId);
  const found = await findEnquiries(strapi, 'free-class', {
    documentId: { $in: ids },
    isSuspect: false,
    mergedInto: null,
  });
  const enquiries = new Map(
    found.flatMap((enquiry) =>
      enquiry.kind === 'free-class' ? [[enquiry.row.documentId, enquiry.row] as const] : [],
    ),
  );
  const known = over.filter(({ enquiryId }) => enquiries.has(enquiryId));
  const shown = known.slice(0, maxShown);
  const teachers = await classTeachingOf(strapi).teachersOf(shown.map(({ enquiryId }) => enquiryId));
  return {
    hasMore: known.length > shown.length || rows.length === maxRead,
    classes: shown.flatMap(({ enquiryId, startsAt, zone, minutes, sequence, state, joinedAt }) => {
      const enquiry = enquiries.get(enquiryId);
      if (enquiry === undefined) return [];
      return {
        id: enquiryId,
        name: enquiry.name,
        course: enquiry.course,
        teacher: teachers.get(enquiryId)?.name ?? null,
        ...{ startsAt, zone, minutes, sequence, state, joinedAt },
      };
    }),
  };
}
