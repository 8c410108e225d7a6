import type { Span } from '@lanternway/contracts/classes/staff';
import { rowsIn } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import { kindUid } from '../../content-types/kind';
import { dayAfter, minuteOf, weekdayOf, zoneClock } from '../calendar/zone-clock';
import { noteOpenings, type NewOpening } from './note';

const day = 24 * 60 * 60_000;

/** What decides when, and to whom, a teacher's time is offered. */
export interface Offered {
  teacherKey: string;
  isActive: boolean;
  zone: string;
  hours: readonly Span[];
  /** Grades and ages that are taught. */
  grades: Levels;
  ages: Levels;
}

type Levels = { from: number; to: number } | null;

/** Notes the hours that a teacher did not have before, as far ahead as a class can be booked. In the caller's transaction. */
export async function noteNewHours(
  strapi: Core.Strapi,
  before: Offered | null,
  after: Offered,
  now: Date,
): Promise<void> {
  if (!after.isActive) return;
  const spans = before?.isActive === true && !isForOthers(before, after) ? added(before, after) : after.hours;
  if (spans.length === 0) return;
  const kinds = await rowsIn(strapi, kindUid).findMany({ select: ['horizonDays'] });
  const days = Math.max(1, ...kinds.map(({ horizonDays }) => horizonDays));
  const until = now.getTime() + days * day;
  await noteOpenings(strapi, periodsOf(after, spans, now.getTime(), until));
}

/** If the clock changed, or more children are taught, all hours are new for somebody. */
const isForOthers = (before: Offered, after: Offered): boolean =>
  before.zone !== after.zone || isWider(before.grades, after.grades) || isWider(before.ages, after.ages);

const isWider = (before: Levels, after: Levels): boolean =>
  after !== null && (before === null || after.from < before.from || after.to > before.to);

/** Spans that no span of before contains. */
const added = (before: Offered, after: Offered): Span[] =>
  after.hours.filter(
    (span) =>
      !before.hours.some(
        (old) => old.weekday === span.weekday && old.from <= span.from && old.until >= span.until,
      ),
  );

function periodsOf(
  { teacherKey, zone }: Offered,
  spans: readonly Span[],
  from: number,
  until: number,
): NewOpening[] {
  const clock = zoneClock(zone);
  const last = clock.dayAt(until);
  const found: NewOpening[] = [];
  for (let date = clock.dayAt(from); date <= last; date = dayAfter(date)) {
    for (const span of spans) {
      if (span.weekday !== weekdayOf(date)) continue;
      const startsFrom = new Date(clock.momentAt(date, minuteOf(span.from)));
      const startsBefore = new Date(clock.momentAt(date, minuteOf(span.until)));
      found.push({ teacherKey, startsFrom, startsBefore, heldSince: null });
    }
  }
  return found;
}
