import type { TaughtClass, TaughtDay } from '@lanternway/contracts/classes/teaching';
import { rowsIn as typedRowsIn } from '@lanternway/server-kit/db/table';
import { classTeachingOf, type Teacher } from '@lanternway/server-kit/platform';
import type { Core } from '@strapi/strapi';
import { classReportUid } from '../../content-types/class-report';
import { rowsIn, type StoredClass } from '../classes/classes';
import { firstNameOf } from '../items/first-name';
import { findEnquiries, type FreeClassRow } from '../items/kinds';
import { levelOf } from '../classes/teacher';
import { endOf, opensAt } from '../managing/opened';
import { mayMark, taughtSpan } from '../marks/mark';
import { readOffers } from '../reports/offers';
import { toReport, type StoredReport } from '../reports/report';

type Row = StoredClass & { enquiryId: string };

/** What a teacher sees: their own classes of two weeks back and four ahead, and nothing that names the family (F11). */
export async function readDay(strapi: Core.Strapi, adminUserId: number, now: Date): Promise<TaughtDay> {
  const teacher = await classTeachingOf(strapi).teacherOf(adminUserId);
  if (teacher === null) return { teacher: null, now: now.toISOString(), classes: [], offers: [] };
  const { name, zone } = teacher;
  return {
    teacher: { name, zone },
    now: now.toISOString(),
    classes: await readClasses(strapi, teacher, now),
    offers: await readOffers(strapi),
  };
}

async function readClasses(strapi: Core.Strapi, teacher: Teacher, now: Date): Promise<TaughtClass[]> {
  const span = taughtSpan(now);
  const ids = await classTeachingOf(strapi).classesOf(teacher.key, span);
  if (ids.length === 0) return [];
  const own = { $in: ids };
  const [found, held, reports] = await Promise.all([
    findEnquiries(strapi, 'free-class', { documentId: own, isSuspect: false, mergedInto: null }),
    rowsIn(strapi).findMany({
      where: { enquiryId: own, startsAt: { $gte: span.from, $lt: span.until } },
      orderBy: [{ startsAt: 'asc' }, { id: 'asc' }],
    }) as Promise<Row[]>,
    typedRowsIn(strapi, classReportUid).findMany({ where: { enquiryId: own } }),
  ]);
  const enquiries = new Map(
    found.flatMap((enquiry) =>
      enquiry.kind === 'free-class' ? [[enquiry.row.documentId, enquiry.row] as const] : [],
    ),
  );
  return held.flatMap((row) => {
    const enquiry = enquiries.get(row.enquiryId);
    const report = reports.find(
      ({ enquiryId, sequence }) => enquiryId === row.enquiryId && sequence === row.sequence,
    );
    return enquiry === undefined ? [] : toTaught(enquiry, row, teacher, report ?? null, now);
  });
}

function toTaught(
  enquiry: FreeClassRow,
  held: Row,
  teacher: Teacher,
  report: StoredReport | null,
  now: Date,
): TaughtClass {
  const room = held.link ?? teacher.room;
  const isOpen = held.state === 'scheduled' && now >= opensAt(held) && now < endOf(held);
  return {
    id: enquiry.documentId,
    name: firstNameOf(enquiry.name),
    course: enquiry.course,
    level: levelOf(enquiry),
    note: enquiry.notes ?? '',
    state: held.state,
    sequence: held.sequence,
    startsAt: new Date(held.startsAt).toISOString(),
    minutes: held.minutes,
    opensAt: opensAt(held).toISOString(),
    room: isOpen ? room : null,
    hasRoom: room !== null,
    joinedAt: held.joinedAt,
    mayMark: new Date(held.startsAt) <= now && mayMark(held, now),
    report: report === null ? null : toReport(report),
  };
}
