import type { Preview } from '@lanternway/contracts/classes/staff';
import type { PlannedClass, Timetable } from '@lanternway/contracts/enquiries/staff-classes';
import { childInWords } from '@lanternway/desk/format/classes';
import { clockOf } from '../plan';

/** Where a class is to be: when, and whose time it takes. */
export interface Place {
  at: string;
  /** Null: nobody's. */
  teacherKey: string | null;
}

/** Whether a class can be there. The server asks again when it is set. */
export type Verdict =
  | { kind: 'own' }
  | { kind: 'free' }
  /** The free times are not known yet. */
  | { kind: 'looking' }
  /** Parents are not offered it. Staff are asked once more (BK22). */
  | { kind: 'outside' }
  | { kind: 'past' }
  | { kind: 'away' }
  | { kind: 'taken'; by: string };

interface Checked {
  planned: PlannedClass;
  place: Place;
  /** The week, with the class where it stands. */
  found: Timetable;
  /** The times that are free for this class; null while they are not known. */
  free: Preview | null;
  zone: string;
}

const minute = 60_000;

export function check({ planned, place, found, free, zone }: Checked): Verdict {
  const start = Date.parse(place.at);
  const { teacherKey } = place;
  if (start === Date.parse(planned.startsAt) && teacherKey === planned.teacherKey) return { kind: 'own' };
  if (start <= Date.parse(found.now)) return { kind: 'past' };
  if (teacherKey === null) return { kind: 'free' };
  const isFree = free?.times.some(
    ({ at, teachers }) => Date.parse(at) === start && teachers.some(({ key }) => key === teacherKey),
  );
  if (isFree === true) return { kind: 'free' };
  const end = start + planned.minutes * minute;
  const isAway = found.offs.some(
    (off) =>
      (off.teacherKey === null || off.teacherKey === teacherKey) &&
      Date.parse(off.startsAt) < end &&
      Date.parse(off.endsAt) > start,
  );
  if (isAway) return { kind: 'away' };
  const pause = (free?.pause ?? 0) * minute;
  const touches = (other: { startsAt: string; minutes: number; teacherKey: string | null }) => {
    const begins = Date.parse(other.startsAt);
    const ends = begins + other.minutes * minute + pause;
    return other.teacherKey === teacherKey && begins < end + pause && ends > start;
  };
  const other = found.classes.find(
    (each) => each.id !== planned.id && each.state === 'scheduled' && touches(each),
  );
  if (other !== undefined)
    return { kind: 'taken', by: `${childInWords(other)} at ${clockOf(other.startsAt, zone)}` };
  const held = found.held.find(touches);
  if (held !== undefined)
    return { kind: 'taken', by: `a time that is held at ${clockOf(held.startsAt, zone)}` };
  // Without a grade or age nobody is offered anything.
  return { kind: free === null && planned.level !== null ? 'looking' : 'outside' };
}

/** Where a class can never be. */
export const isRefused = ({ kind }: Verdict): boolean =>
  kind === 'past' || kind === 'away' || kind === 'taken';

export function verdictInWords(verdict: Verdict): string {
  switch (verdict.kind) {
    case 'own':
      return 'where it was';
    case 'free':
      return 'free';
    case 'looking':
      return 'looking whether it is free…';
    case 'outside':
      return 'not offered to parents: outside the hours, or too soon';
    case 'past':
      return 'this time has passed';
    case 'away':
      return 'the teacher is away then';
    case 'taken':
      return `clashes with ${verdict.by}`;
  }
}
