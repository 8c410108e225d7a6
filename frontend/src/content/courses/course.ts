import type { Picture } from '../blocks/picture';
import type { Plan, PricesMinor } from './plan';

export interface AgeRange {
  min: number;
  max: number;
}

/** What the price of a track buys. */
export type Bought = Pick<Plan, 'sessions' | 'sessionMinutes' | 'months'>;

/** One of the coding plans of the catalogue: a track through the years, sold as one of the plans. */
export interface Track {
  /** Its position among the tracks, which is also its short address. */
  index: number;
  slug: string;
  title: string;
  ages: AgeRange;
  summary: string;
  description: string;
  icon: Picture;
  steps: { title: string; text: string }[];
  /** How long most children take: 'about a year'. */
  usually: string | null;
  /** What a child can do afterwards: the ends of 'After it, your child can ...'. */
  abilities: string[];
  pricesMinor: PricesMinor;
  planKey: string;
  /** Null while the plan that it is sold as is not published. */
  bought: Bought | null;
}

export type CourseSubject = 'coding' | 'maths' | 'robotics';

export interface ShortCourse {
  slug: string;
  title: string;
  subject: CourseSubject;
  summary: string;
  ages: AgeRange;
  hours: number;
  icon: Picture;
  description: string;
  steps: { title: string; text: string | null }[];
  /** What there is at the end. */
  outcome: string | null;
  needs: string[];
}

export interface Grade {
  grade: number;
  slug: string;
  title: string;
  summary: string;
  description: string;
  topics: string[];
  /** What a child can do afterwards: the end of 'After it, your child ...'. */
  outcome: string | null;
  icon: Picture;
  ages: AgeRange | null;
}
