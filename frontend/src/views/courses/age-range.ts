import type { AgeRange } from '../../content/course';

/** '5–7', or '5' when the range holds one age. */
export const ageRange = ({ min, max }: AgeRange): string => (min === max ? `${min}` : `${min}–${max}`);

/** 'Ages 5–7', as the chips write it. */
export const agesLabel = (ages: AgeRange): string =>
  ages.min === ages.max ? `Age ${ages.min}` : `Ages ${ageRange(ages)}`;
