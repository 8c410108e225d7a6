import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import {
  classPlacesOf,
  classTimetableOf,
  outboxOf,
  type BookedPlace,
  type StaffPlace,
} from '@lanternway/server-kit/platform';
import { deskSentences, type EnquiryStatus } from '@lanternway/contracts/enquiries/staff';
import {
  type ClassRequest,
  type ScheduledClass,
  type classCancel,
} from '@lanternway/contracts/enquiries/staff-item';
import type { InferType } from 'yup';
import { scheduledClassUid } from '../../content-types/desk-records';
import { freeClassRequestUid } from '../../content-types/free-class-request';
import { hostOf } from './host';
import { classMail, classWordsOf, type AgreedClass, type ClassChange } from './mails';
import { orTaken, staffPlaceOf, takeTeacher } from './teacher';
import { classTime, clockOf } from './time';
import { changeItem, type Changed, type Decision, type Target } from '../items/change-item';
import { findEnquiry, type Enquiry, type FreeClassRow } from '../items/kinds';
import { toStatus } from '../items/status';
import { fullWhen } from '../items/when';

// The class of a free class request: agreed, moved and cancelled, with a mail to the parent each time.

export interface StoredClass {
  state: ScheduledClass['state'];
  startsAt: string;
  zone: string;
  minutes: number;
  link: string | null;
  message: string | null;
  calendarUid: string;
  sequence: number;
  moves: number | null;
  undoUntil: string | null;
  confirmedAt: string | null;
  joinedAt: string | null;
  followUpAt: string | null;
  markedAt: string | null;
}

export const refuse = (sentence: string): Decision => ({ kind: 'refused', sentence });

export const rowsIn = (strapi: Core.Strapi) => strapi.db.query(scheduledClassUid);

export const findStored = async (strapi: Core.Strapi, enquiryId: string) =>
  (await rowsIn(strapi).findOne({ where: { enquiryId } })) as StoredClass | null;

/** The class of a request as staff read it. Null where none was agreed yet. */
export async function findClass(strapi: Core.Strapi, enquiryId: string): Promise<ScheduledClass | null> {
  const found = await findStored(strapi, enquiryId);
  if (found === null) return null;
  const { state, startsAt, zone, minutes, message, sequence, confirmedAt, joinedAt } = found;
  const place = await classPlacesOf(strapi).find(enquiryId);
  return {
    ...{ state, startsAt, ...clockOf(startsAt, zone), zone, minutes, sequence, confirmedAt, joinedAt },
    message: message ?? '',
    link: roomOf(found, place),
    teacherKey: place?.teacherKey ?? null,
    teacher: place?.teacher ?? null,
  };
}

/** Where it takes place: the link that staff gave it, else the teacher's room. */
export const roomOf = ({ link }: Pick<StoredClass, 'link'>, place: BookedPlace | null): string | null =>
  link ?? place?.room ?? null;

/** Agrees on a class, or moves the one that was agreed. */
export async function scheduleClass(
  strapi: Core.Strapi,
  target: Target,
  requested: ClassRequest,
): Promise<Changed> {
  const isSure = requested.isSure || (await isOfferedToParents(strapi, target, requested));
  return orTaken(
    changeItem(strapi, target, requested.version, (enquiry, now) =>
      decideSchedule(strapi, enquiry, { ...requested, isSure }, now),
    ),
  );
}

/** Asked before the transaction, as the hours of teachers cannot be read in it. Without a teacher there is nothing to ask. */
async function isOfferedToParents(
  strapi: Core.Strapi,
  { kind, id }: Target,
  requested: ClassRequest,
): Promise<boolean> {
  const { teacherKey, minutes } = requested;
  const time = classTime(requested, new Date());
  const enquiry = teacherKey === null ? null : await findEnquiry(strapi, kind, id);
  if (teacherKey === null || time.kind === 'invalid' || enquiry?.kind !== 'free-class') return true;
  const place = staffPlaceOf(enquiry.row, { at: time.startsAt, minutes, teacherKey });
  return classTimetableOf(strapi).isOffered(place);
}

export const cancelClass = (
  strapi: Core.Strapi,
  target: Target,
  { version, message }: InferType<typeof classCancel>,
): Promise<Changed> =>
  changeItem(strapi, target, version, (enquiry, now) => decideCancel(strapi, enquiry, message, now));

async function decideSchedule(
  strapi: Core.Strapi,
  enquiry: Enquiry,
  requested: ClassRequest,
  now: Date,
): Promise<Decision> {
  if (enquiry.kind !== 'free-class') return refuse(deskSentences.notAFreeClass);
  const time = classTime(requested, now);
  if (time.kind === 'invalid') return time;
  const teacher = await teacherChange(strapi, enquiry.row, requested, time.startsAt);
  if (teacher.kind === 'invalid') return teacher;
  const before = await findStored(strapi, enquiry.row.documentId);
  const change = changeOf(before, requested, time.startsAt, now);
  const { zone, minutes, link, message } = requested;
  const agreed: AgreedClass = {
    startsAt: time.startsAt,
    zone,
    minutes,
    link,
    message,
    calendarUid: before?.calendarUid ?? `${randomUUID()}@${hostOf(strapi)}`,
    sequence: before === null ? 0 : before.sequence + (isSilent(change, message) ? 0 : 1),
  };
  const isWaiting = ['new', 'contacted', 'no-show'].includes(enquiry.row.stage);
  return {
    ...(await decided(strapi, enquiry.row, change, agreed, isWaiting ? 'scheduled' : null, teacher.kind)),
    alsoWrite: async () => {
      if (teacher.kind === 'other') await takeTeacher(strapi, enquiry.row, teacher.place);
      else await giveBackUnless(strapi, enquiry.row.documentId, agreed);
      await storeClass(strapi, enquiry.row, change, agreed, before === null);
    },
  };
}

type TeacherChange =
  /** No teacher's time is asked for, or the class has that time already. */
  { kind: 'same' } | { kind: 'other'; place: StaffPlace } | Extract<Decision, { kind: 'invalid' }>;

/** Whose time a class is to take. If parents are not offered that time, staff are asked to confirm (BK22). */
async function teacherChange(
  strapi: Core.Strapi,
  row: FreeClassRow,
  { teacherKey, minutes, isSure }: ClassRequest,
  at: Date,
): Promise<TeacherChange> {
  if (teacherKey === null) return { kind: 'same' };
  const now = await classPlacesOf(strapi).find(row.documentId);
  const isSame =
    now?.teacherKey === teacherKey && now.startsAt.getTime() === at.getTime() && now.minutes === minutes;
  if (isSame) return { kind: 'same' };
  const place = staffPlaceOf(row, { at, minutes, teacherKey });
  return isSure
    ? { kind: 'other', place }
    : { kind: 'invalid', field: 'isSure', sentence: deskSentences.teacherOutside };
}

function changeOf(
  before: StoredClass | null,
  { zone, minutes }: ClassRequest,
  startsAt: Date,
  now: Date,
): ClassChange {
  if (before?.state !== 'scheduled' || new Date(before.startsAt) <= now) return 'scheduled';
  const isSame =
    new Date(before.startsAt).getTime() === startsAt.getTime() &&
    before.zone === zone &&
    before.minutes === minutes;
  return isSame ? 'updated' : 'moved';
}

async function decideCancel(
  strapi: Core.Strapi,
  enquiry: Enquiry,
  message: string,
  now: Date,
): Promise<Decision> {
  if (enquiry.kind !== 'free-class') return refuse(deskSentences.notAFreeClass);
  const before = await findStored(strapi, enquiry.row.documentId);
  if (before?.state !== 'scheduled') return refuse(deskSentences.notScheduled);
  if (new Date(before.startsAt) <= now) return refuse(deskSentences.past);
  const { zone, minutes, link, calendarUid } = before;
  const startsAt = new Date(before.startsAt);
  const agreed = { startsAt, zone, minutes, link, message, calendarUid, sequence: before.sequence + 1 };
  // A scheduled enquiry becomes 'contacted' again: else nobody would see that this family still waits for a class.
  return {
    ...(await decided(
      strapi,
      enquiry.row,
      'cancelled',
      agreed,
      enquiry.row.stage === 'scheduled' ? 'contacted' : null,
    )),
    alsoWrite: async () => {
      await classPlacesOf(strapi).giveBack(enquiry.row.documentId);
      await storeClass(strapi, enquiry.row, 'cancelled', agreed, false);
    },
  };
}

/** Resets what was noted for the class at its previous time. */
const untouched = {
  ...{ undoUntil: null, confirmedAt: null, joinedAt: null },
  ...{ followUpAt: null, markedAt: null, markAskedAt: null },
};

/** No mail contains the room's address: if only the address is new, the parent gets no mail. */
const isSilent = (change: ClassChange, message: string): boolean => change === 'updated' && message === '';

/** Stores the class and the mail about it, in the transaction of the change. */
export async function storeClass(
  strapi: Core.Strapi,
  row: FreeClassRow,
  change: ClassChange,
  agreed: AgreedClass,
  isFirst: boolean,
  byParent: Partial<Pick<StoredClass, 'moves'> & { undoUntil: Date }> = {},
): Promise<void> {
  const state = change === 'cancelled' ? 'cancelled' : 'scheduled';
  const enquiryId = row.documentId;
  const rows = rowsIn(strapi);
  // Other details at the same time reset nothing.
  const told = change === 'updated' ? agreed : { ...agreed, ...untouched, agreedAt: new Date(), ...byParent };
  if (isFirst) await rows.create({ data: { documentId: randomUUID(), enquiryId, state, ...told } });
  else await rows.updateMany({ where: { enquiryId }, data: { state, ...told } });
  if (state === 'scheduled') await waitNoMore(strapi, enquiryId);
  if (isSilent(change, agreed.message)) return;
  await outboxOf(strapi).queue(classMail(row, change, agreed, await classWordsOf(strapi, row)));
}

/** With a class they no longer wait for a time. */
async function waitNoMore(strapi: Core.Strapi, documentId: string): Promise<void> {
  await strapi.db
    .query(freeClassRequestUid)
    .updateMany({ where: { documentId, waitsSince: { $notNull: true } }, data: { waitsSince: null } });
}

async function decided(
  strapi: Core.Strapi,
  row: FreeClassRow,
  change: ClassChange,
  { startsAt, zone, message }: AgreedClass,
  next: EnquiryStatus | null,
  teacher: 'same' | 'other' = 'same',
): Promise<Extract<Decision, { kind: 'change' }>> {
  const said = isSilent(change, message) ? (teacher === 'other' ? 'teacher' : 'link') : change;
  const classEvent = { what: 'class' as const, facts: { change: said, when: fullWhen(startsAt, zone) } };
  if (next === null) return { kind: 'change', data: {}, events: [classEvent] };
  const { data, events } = await toStatus(strapi, row, next, new Date());
  return { kind: 'change', data, events: [classEvent, ...events] };
}

/** Gives the teacher's time back if a class that is moved by hand is no longer at that time. */
async function giveBackUnless(
  strapi: Core.Strapi,
  enquiryId: string,
  { startsAt, minutes }: AgreedClass,
): Promise<void> {
  const places = classPlacesOf(strapi);
  const place = await places.find(enquiryId);
  if (place === null) return;
  const isSame = place.startsAt.getTime() === startsAt.getTime() && place.minutes === minutes;
  if (!isSame) await places.giveBack(enquiryId);
}
