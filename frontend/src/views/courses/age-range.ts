import type { AgeRange } from '../../content/courses/course';

/** '5–7', or '5' if the range is a single age. */
export const ageRange = ({ min, max }: AgeRange): string => (min === max ? `${min}` : `${min}–${max}`);

/** 'Ages 5–7', as in the chips. */
export const agesLabel = (ages: AgeRange): string =>
  ages.min === ages.max ? `Age ${ages.min}` : `Ages ${ageRange(ages)}`;
