import { kindOfCourse, type ClassKind, type WantedTime } from '@lanternway/contracts/classes/site';
import type { FreeClassRow } from '../items/kinds';

/** The time that a parent chose in the form, as its request keeps it. */
export interface StoredWanted {
  at: string;
  zone: string;
  /** The hold of the form, until it is decided. */
  hold?: string;
  /** The time had gone; the parent was shown other times. */
  isLost?: true;
  /** The free times near it when it had gone. */
  near?: string[];
}

export const storedWanted = ({ at, zone, hold }: WantedTime): StoredWanted => ({
  at: new Date(at).toISOString(),
  zone,
  ...(typeof hold === 'string' ? { hold } : {}),
});

/** What the calendar has to know to find a teacher. */
export function wantedPlace(
  { course, grade, age }: Pick<FreeClassRow, 'course' | 'grade' | 'age'>,
  { at }: StoredWanted,
): { kind: ClassKind; level: number; at: Date } {
  return { kind: kindOfCourse(course), level: (course === 'math' ? grade : age) ?? 0, at: new Date(at) };
}
