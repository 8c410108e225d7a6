import type { Core } from '@strapi/strapi';
import { courseLabels } from '@lanternway/contracts/enquiries/site';
import { closedStatuses, type InboxRow } from '@lanternway/contracts/enquiries/staff';
import { emailOf, findEnquiries, phoneOf, type DeskRow, type Enquiry } from '../items/kinds';
import { readOwnerNames } from '../items/owners';
import type { Place } from './query';
import { campaignOf, sourceOf } from './sources';

/** The rows of a list, in the order given. */
export async function toInboxRows(
  strapi: Core.Strapi,
  enquiries: readonly Enquiry[],
  now: Date,
  alike: ReadonlyMap<string, number> = new Map(),
): Promise<InboxRow[]> {
  const ids = enquiries.flatMap(({ row: { ownerId } }) => (ownerId === null ? [] : [ownerId]));
  const names = await readOwnerNames(strapi, ids);
  return enquiries.map((enquiry) => ({
    ...toInboxRow(enquiry, names, now),
    alike: alike.get(enquiry.row.documentId) ?? 0,
  }));
}

export function toInboxRow(
  enquiry: Enquiry,
  names: ReadonlyMap<number, string>,
  now: Date,
): Omit<InboxRow, 'alike'> {
  const { kind, row } = enquiry;
  const { ownerId, nextStep, nextStepAt } = row;
  return {
    kind,
    id: row.documentId,
    name: row.name,
    email: emailOf(enquiry),
    phone: phoneOf(enquiry),
    about: aboutOf(enquiry),
    status: row.stage,
    owner: ownerId === null ? null : { id: ownerId, name: names.get(ownerId) ?? '' },
    nextStep: nextStepAt === null ? null : { text: nextStep ?? '', dueAt: nextStepAt },
    isOverdue: nextStepAt !== null && new Date(nextStepAt) < now && !closedStatuses.includes(row.stage),
    replyBy: replyByOf(row),
    source: sourceOf(row),
    campaign: campaignOf(row),
    isSuspect: row.isSuspect,
    receivedAt: row.receivedAt,
    version: row.version,
  };
}

/** The same as `due` in query.ts. */
function replyByOf({ stage, nextStepAt, replyBy, receivedAt }: DeskRow): string | null {
  if (closedStatuses.includes(stage)) return null;
  if (nextStepAt !== null) return nextStepAt;
  return stage === 'new' ? (replyBy ?? receivedAt) : null;
}

const aboutLength = 90;

function aboutOf(enquiry: Enquiry): string {
  switch (enquiry.kind) {
    case 'free-class': {
      const { course, grade, age } = enquiry.row;
      const word = courseLabels[course];
      if (grade !== null) return `${word}, grade ${String(grade)}`;
      return age === null ? word : `${word}, age ${String(age)}`;
    }
    case 'contact':
      return beginningOf(enquiry.row.message);
    case 'career':
      return enquiry.row.course;
  }
}

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Cut between characters as people count them, so that no part of one is left. */
function beginningOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  let end = 0;
  for (const { index, segment } of characters.segment(line)) {
    if (index + segment.length > aboutLength) return `${line.slice(0, end).trimEnd()}…`;
    end = index + segment.length;
  }
  return line;
}

/** The enquiries at these places, in their order. One that has been removed in the meantime is left out. */
export async function readPlaces(strapi: Core.Strapi, places: readonly Place[]): Promise<Enquiry[]> {
  const found = new Map<string, Enquiry>();
  for (const kind of new Set(places.map((place) => place.kind))) {
    const ids = places.filter((place) => place.kind === kind).map(({ id }) => id);
    for (const enquiry of await findEnquiries(strapi, kind, { id: { $in: ids } })) {
      found.set(`${kind} ${String(enquiry.row.id)}`, enquiry);
    }
  }
  return places.flatMap(({ kind, id }) => found.get(`${kind} ${String(id)}`) ?? []);
}
