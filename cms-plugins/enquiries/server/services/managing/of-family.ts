import { mostFamilyClasses, type FamilyClass } from '@lanternway/contracts/classes/own-class';
import { classTeachingOf } from '@lanternway/server-kit/platform';
import type { Core } from '@strapi/strapi';
import { rowsIn, type StoredClass } from '../classes/classes';
import { linksOf } from '../classes/links';
import { levelOf } from '../classes/teacher';
import { firstNameOf } from '../items/first-name';
import { findEnquiries, type FreeClassRow } from '../items/kinds';
import { endOf, opensAt } from './opened';

type Row = StoredClass & { enquiryId: string };

/** No class takes longer, so none that began before is still on. */
const longestMs = 24 * 60 * 60_000;

/** Requests of one e-mail that are looked at, the newest first. */
const mostRequests = 100;

/**
 * The classes to come that were requested with this e-mail, the next first. The e-mail must be proved: with this list the
 * classes can be changed and cancelled.
 */
export async function classesOfFamily(strapi: Core.Strapi, email: string, now: Date): Promise<FamilyClass[]> {
  const asked = await findEnquiries(
    strapi,
    'free-class',
    { parentEmail: email, isSuspect: false },
    mostRequests,
  );
  const requests = new Map(
    asked.flatMap((each) => (each.kind === 'free-class' ? [[each.row.documentId, each.row] as const] : [])),
  );
  if (requests.size === 0) return [];
  const held = (await rowsIn(strapi).findMany({
    where: {
      enquiryId: { $in: [...requests.keys()] },
      state: 'scheduled',
      startsAt: { $gt: new Date(now.getTime() - longestMs) },
    },
    orderBy: [{ startsAt: 'asc' }, { id: 'asc' }],
  })) as Row[];
  const toCome = held.filter((each) => endOf(each) > now).slice(0, mostFamilyClasses);
  const teachers = await classTeachingOf(strapi).teachersOf(toCome.map(({ enquiryId }) => enquiryId));
  return toCome.flatMap((each) => {
    const row = requests.get(each.enquiryId);
    return row === undefined ? [] : [shown(strapi, row, each, teachers.get(each.enquiryId)?.name, now)];
  });
}

function shown(
  strapi: Core.Strapi,
  row: FreeClassRow,
  held: Row,
  teacher: string | undefined,
  now: Date,
): FamilyClass {
  const links = linksOf(strapi, row.documentId);
  return {
    name: firstNameOf(row.name),
    course: row.course,
    level: levelOf(row),
    at: new Date(held.startsAt).toISOString(),
    zone: held.zone,
    minutes: held.minutes,
    teacher: teacher === undefined || teacher === '' ? null : teacher,
    now: now.toISOString(),
    opensAt: opensAt(held).toISOString(),
    joinPath: links.join,
    managePath: links.manage,
  };
}
