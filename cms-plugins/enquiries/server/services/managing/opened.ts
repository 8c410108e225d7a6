import {
  changeUntilMinutes,
  mostMoves,
  opensMinutes,
  type WayToChange,
} from '@lanternway/contracts/classes/own-class';
import { closedStatuses } from '@lanternway/contracts/enquiries/staff';
import type { Core } from '@strapi/strapi';
import { findStored, type StoredClass } from '../classes/classes';
import { readToken, type Purpose } from '../classes/links';
import { levelOf } from '../classes/teacher';
import { findEvents } from '../items/events';
import { findEnquiry, type FreeClassRow } from '../items/kinds';

const minute = 60_000;
const day = 24 * 60 * minute;

/** How long a link works after the class. Families that missed it get time to choose another one. */
const worksAfterMs = { attended: day, scheduled: day, cancelled: 14 * day, 'no-show': 14 * day } as const;

/** A class that somebody has the link of. */
export interface Opened {
  row: FreeClassRow;
  held: StoredClass;
}

/** Null for a link that is not ours, is of another purpose, or is too old. Nobody can tell which. */
export async function openLink(
  strapi: Core.Strapi,
  token: string,
  purpose: Purpose,
  now: Date,
): Promise<Opened | null> {
  const read = readToken(strapi, token);
  return read === null || read.purpose !== purpose ? null : openClass(strapi, read.enquiryId, now);
}

export async function openClass(strapi: Core.Strapi, enquiryId: string, now: Date): Promise<Opened | null> {
  const enquiry = await findEnquiry(strapi, 'free-class', enquiryId);
  const held = await findStored(strapi, enquiryId);
  if (enquiry?.kind !== 'free-class' || enquiry.row.isSuspect || held === null) return null;
  const until = endOf(held).getTime() + worksAfterMs[held.state];
  return now.getTime() > until ? null : { row: enquiry.row, held };
}

export const endOf = ({ startsAt, minutes }: Pick<StoredClass, 'startsAt' | 'minutes'>): Date =>
  new Date(new Date(startsAt).getTime() + minutes * minute);

const before = (startsAt: string, minutes: number): Date =>
  new Date(new Date(startsAt).getTime() - minutes * minute);

export const changeUntil = ({ startsAt }: Pick<StoredClass, 'startsAt'>): Date =>
  before(startsAt, changeUntilMinutes);

export const opensAt = ({ startsAt }: Pick<StoredClass, 'startsAt'>): Date => before(startsAt, opensMinutes);

export const movesLeft = ({ moves }: Pick<StoredClass, 'moves'>): number =>
  Math.max(0, mostMoves - (moves ?? 0));

/** Whether the parent may choose another time without a person (BK11, BK17). */
export async function wayToChange(
  strapi: Core.Strapi,
  { row, held }: Opened,
  now: Date,
): Promise<WayToChange> {
  const isOver = held.state === 'attended' || (held.state === 'scheduled' && new Date(held.startsAt) <= now);
  const isClosed = row.mergedInto !== null || closedStatuses.includes(row.stage);
  if (isOver || isClosed || levelOf(row) === null) return 'person';
  if (held.state === 'no-show' && (await hasMissedTwice(strapi, row.documentId))) return 'person';
  if (movesLeft(held) === 0) return 'used';
  return held.state === 'scheduled' && now >= changeUntil(held) ? 'late' : 'free';
}

/** Counts classes, not marks: a mark that was corrected and set again is still one class. */
async function hasMissedTwice(strapi: Core.Strapi, enquiryId: string): Promise<boolean> {
  const events = await findEvents(strapi, [enquiryId]);
  const missed = events.filter(({ what, facts }) => what === 'class' && facts?.['change'] === 'no-show');
  return new Set(missed.map(({ facts }) => facts?.['when'])).size > 1;
}
