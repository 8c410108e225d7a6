import type { TaughtClass, TaughtDay } from '@lanternway/contracts/classes/teaching';
import type { Asked } from '@lanternway/desk/asking/use-loaded';

/** What the parts of one class get. */
export interface ClassProps {
  taught: TaughtClass;
  day: TaughtDay;
  asked: Asked<TaughtDay>;
}

/** 'Mira, grade 3' */
export const whoOf = ({ name, course, level }: TaughtClass): string =>
  level === null ? name : `${name}, ${course === 'math' ? 'grade' : 'age'} ${String(level)}`;

/** Whether its time is over, by the server's clock. */
export const isOver = ({ startsAt, minutes }: TaughtClass, now: string): boolean =>
  new Date(startsAt).getTime() + minutes * 60_000 <= new Date(now).getTime();
