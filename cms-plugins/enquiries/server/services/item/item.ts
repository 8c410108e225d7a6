import type { Core } from '@strapi/strapi';
import { kindOfCourse } from '@lanternway/contracts/classes/site';
import { enquiryKinds, type EnquiryKind } from '@lanternway/contracts/enquiries/site';
import { statusesOf, type InboxRow } from '@lanternway/contracts/enquiries/staff';
import { type EnquiryDetail } from '@lanternway/contracts/enquiries/staff-item';
import { findClass } from '../classes/classes';
import { levelOf } from '../classes/teacher';
import { parentZoneOf } from '../classes/parent-zone';
import { leastDigits } from '../inbox/alike';
import { toInboxRows } from '../inbox/rows';
import { findEvents } from '../items/events';
import { emailOf, findEnquiries, findEnquiry, kinds, type Enquiry } from '../items/kinds';
import { findReport } from '../reports/report';
import { bookedOf } from './booked';
import { cameByOf } from './came-by';
import { factsOf, notesOf, originOf, resumeOf } from './facts';
import { mergedUnder } from './merge-tree';
import { timelineOf } from './timeline';

/** The most possible duplicates that are shown. */
const maxAlike = 20;

/** Null where there is none. */
export async function readItem(
  strapi: Core.Strapi,
  kind: EnquiryKind,
  id: string,
  now: Date,
): Promise<EnquiryDetail | null> {
  const enquiry = await findEnquiry(strapi, kind, id);
  if (enquiry === null) return null;
  const { row } = enquiry;
  const merged = await mergedUnder(strapi, kind, id);
  const mergedInto = row.mergedInto === null ? null : await findEnquiry(strapi, kind, row.mergedInto);
  const duplicates = await alike(strapi, enquiry, kind);
  const others = enquiryKinds.filter((other) => other !== kind);
  const related = (await Promise.all(others.map((other) => alike(strapi, enquiry, other)))).flat();
  const groups = [[enquiry], duplicates, merged, mergedInto === null ? [] : [mergedInto], related];
  const rows = await toInboxRows(strapi, groups.flat(), now);
  // The rows come back in the order in which the groups went in.
  const take = (group: Enquiry[] | undefined): InboxRow[] => rows.splice(0, group?.length ?? 0);
  const [self, alikes, under, above, kin] = groups.map(take);
  const [first] = self ?? [];
  if (first === undefined) return null;
  const ids = [id, ...merged.map((one) => one.row.documentId)];
  const events = await findEvents(strapi, ids);
  return {
    ...first,
    facts: factsOf(enquiry),
    origin: originOf(row),
    cameBy: cameByOf(id, events),
    notes: notesOf(enquiry),
    resume: resumeOf(enquiry),
    parentZone: parentZoneOf(enquiry, now),
    classFor: classFor(enquiry),
    scheduledClass: kind === 'free-class' ? await findClass(strapi, id) : null,
    booked: bookedOf(id, events),
    report: kind === 'free-class' ? await findReport(strapi, id) : null,
    timeline: timelineOf(enquiry, merged, events),
    duplicates: alikes ?? [],
    merged: under ?? [],
    mergedInto: above?.[0] ?? null,
    related: kin ?? [],
    statuses: [...statusesOf[kind]],
  };
}

function classFor(enquiry: Enquiry): EnquiryDetail['classFor'] {
  if (enquiry.kind !== 'free-class') return null;
  const level = levelOf(enquiry.row);
  return level === null ? null : { kind: kindOfCourse(enquiry.row.course), level };
}

/** Enquiries of `kind` with the same e-mail or the same phone, as long as they are not merged. */
function alike(strapi: Core.Strapi, enquiry: Enquiry, kind: EnquiryKind): Promise<Enquiry[]> {
  const { documentId, phoneDigits } = enquiry.row;
  const signs: object[] = [{ [kinds[kind].email]: emailOf(enquiry) }];
  if (phoneDigits !== null && phoneDigits.length >= leastDigits) signs.push({ phoneDigits });
  const where = { $or: signs, mergedInto: null, documentId: { $ne: documentId } };
  return findEnquiries(strapi, kind, where, maxAlike);
}
