import {
  teacherSettings,
  type Span,
  type TeacherRow,
  type TeacherSettings,
} from '@lanternway/contracts/classes/staff';
import { parse, type Parsed } from '@lanternway/contracts/wire/parse';

/** What staff have typed about a teacher. */
export interface Draft {
  isActive: boolean;
  zone: string;
  /** Both empty where the teacher does not give that class. */
  grades: RangeDraft;
  ages: RangeDraft;
  roomUrl: string;
  /** Id of the teacher's login; empty where there is none. */
  adminUserId: string;
  /** Midnight at the end is 00:00, as in the browser's own field for a time. */
  hours: Span[];
}

interface RangeDraft {
  from: string;
  to: string;
}

export const draftOf = ({
  isActive,
  zone,
  grades,
  ages,
  roomUrl,
  adminUserId,
  hours,
}: TeacherRow): Draft => ({
  isActive,
  zone,
  grades: rangeDraft(grades),
  ages: rangeDraft(ages),
  roomUrl: roomUrl ?? '',
  adminUserId: adminUserId === null ? '' : String(adminUserId),
  hours: hours.map((span) => ({ ...span, until: span.until === '24:00' ? '00:00' : span.until })),
});

const rangeDraft = (range: TeacherRow['grades']): RangeDraft =>
  range === null ? { from: '', to: '' } : { from: String(range.from), to: String(range.to) };

/** What to save, or what is wrong, by field: `grades.from`, `hours[2].until`. */
export const readDraft = (draft: Draft, version: number): Parsed<TeacherSettings> =>
  parse(teacherSettings, {
    ...draft,
    version,
    grades: readRange(draft.grades),
    ages: readRange(draft.ages),
    adminUserId: draft.adminUserId === '' ? null : draft.adminUserId,
    hours: draft.hours.map((span) => ({ ...span, until: span.until === '00:00' ? '24:00' : span.until })),
  });

function readRange({ from, to }: RangeDraft) {
  const typed = [from.trim(), to.trim()];
  if (typed.every((part) => part === '')) return null;
  const [first, last] = typed.map((part) => (part === '' ? undefined : part));
  return { from: first, to: last };
}

/** Hours of a day that has none yet, or after its last ones. */
export function nextSpan(hours: readonly Span[], weekday: number): Span {
  const last = hours
    .filter((span) => span.weekday === weekday)
    .map(({ until }) => until)
    .sort()
    .at(-1);
  return { weekday, from: last ?? '16:00', until: last === undefined ? '19:00' : '' };
}

const workingDays = [1, 2, 3, 4, 5];

/** Gives Monday to Friday the hours of one of them. */
export function copyToWeekdays(hours: readonly Span[], weekday: number): Span[] {
  const spans = hours.filter((span) => span.weekday === weekday);
  const weekend = hours.filter((span) => !workingDays.includes(span.weekday));
  return [...workingDays.flatMap((day) => spans.map((span) => ({ ...span, weekday: day }))), ...weekend];
}

export const isWorkingDay = (weekday: number): boolean => workingDays.includes(weekday);
