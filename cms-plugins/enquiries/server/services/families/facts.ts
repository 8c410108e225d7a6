import { statusLabels } from '@lanternway/contracts/enquiries/staff';
import type { LeadFact } from '@lanternway/server-kit/family-facts';
import { classTeachingOf } from '@lanternway/server-kit/platform';
import type { Core } from '@strapi/strapi';
import { scheduledClassUid } from '../../content-types/desk-records';
import { findEvents, type StoredEvent } from '../items/events';
import type { ContactRow, DeskRow, FreeClassRow } from '../items/kinds';

interface HeldClass {
  enquiryId: string;
  state: string;
  startsAt: string;
  createdAt: string;
  markedAt: string | null;
}

/** What is read of an enquiry, and no more: there may be hundreds of thousands. */
const ofEach = [
  ...(['id', 'documentId', 'receivedAt', 'stage', 'isSuspect', 'mergedInto'] as const),
  ...(['page', 'referrer', 'campaign', 'zone', 'variant'] as const),
] satisfies (keyof DeskRow)[];

const ofOneKind = { 'free-class': ['parentEmail', 'heardFrom', 'course'], contact: ['email'] } as const;

export type LeadKind = keyof typeof ofOneKind;

export type LeadRow = Pick<DeskRow, (typeof ofEach)[number]> &
  Partial<Pick<FreeClassRow, (typeof ofOneKind)['free-class'][number]> & Pick<ContactRow, 'email'>>;

export const readOf = (kind: LeadKind): string[] => [...ofEach, ...ofOneKind[kind]];

const dateOf = (time: string | null | undefined): Date | null =>
  time === null || time === undefined ? null : new Date(time);

/** Enquiries of one kind, as facts about families. */
export async function toFacts(
  strapi: Core.Strapi,
  kind: LeadKind,
  rows: readonly LeadRow[],
): Promise<LeadFact[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ documentId }) => documentId);
  const held: HeldClass[] =
    kind === 'free-class'
      ? await strapi.db.query(scheduledClassUid).findMany({
          where: { enquiryId: { $in: ids } },
          select: ['enquiryId', 'state', 'startsAt', 'createdAt', 'markedAt'],
        })
      : [];
  const classes = new Map(held.map((one) => [one.enquiryId, one]));
  const events = new Map<string, StoredEvent[]>(ids.map((id) => [id, []]));
  for (const event of await findEvents(strapi, ids)) events.get(event.enquiryId)?.push(event);
  const teachers = held.length === 0 ? null : await classTeachingOf(strapi).teacherKeysOf(ids);
  return rows.map((row) => ({
    ...toFact(kind, row, classes.get(row.documentId) ?? null, events.get(row.documentId) ?? []),
    teacherKey: teachers?.get(row.documentId) ?? null,
  }));
}

/** @param events the latest first */
function toFact(
  kind: LeadKind,
  row: LeadRow,
  held: HeldClass | null,
  events: readonly StoredEvent[],
): Omit<LeadFact, 'teacherKey'> {
  const became = (status: 'scheduled' | 'attended' | 'no-show') =>
    dateOf(
      events.findLast(({ what, facts }) => what === 'status' && facts?.['to'] === statusLabels[status])?.at,
    );
  const marked = (state: string) => (held?.state === state ? dateOf(held.markedAt ?? held.startsAt) : null);
  const { documentId: id, page, referrer, campaign, zone, mergedInto } = row;
  return {
    ...{ id, page, referrer, campaign, zone, mergedInto },
    email: (row.parentEmail ?? row.email ?? '').toLowerCase(),
    at: new Date(row.receivedAt),
    isCounted: !row.isSuspect,
    heardFrom: row.heardFrom ?? null,
    form: row.variant ?? kind,
    course: row.course ?? null,
    // If no class is stored, such as one that was agreed by phone, the statuses that staff set count.
    bookedAt: held === null ? (became('scheduled') ?? became('attended')) : dateOf(held.createdAt),
    attendedAt: held === null ? noted(row, 'attended', became) : marked('attended'),
    missedAt: held === null ? noted(row, 'no-show', became) : marked('no-show'),
    // Typing an enquiry in is no reply to it.
    repliedAt: dateOf(events.findLast(({ byName, what }) => byName !== null && what !== 'received')?.at),
  };
}

/** A status that was changed back does not count. A family that attended and then enrolled still counts as attended. */
const noted = <Status extends 'attended' | 'no-show'>(
  { stage }: LeadRow,
  status: Status,
  became: (status: Status) => Date | null,
): Date | null =>
  stage === status || (status === 'attended' && stage === 'enrolled') ? became(status) : null;
