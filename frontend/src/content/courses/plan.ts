import type { Currency } from '@lanternway/contracts/money/money';

export type Subject = 'coding' | 'math';

/** The drawings that a plan's feature may have, by their name in the icon sprite. */
export type IconName =
  | 'video-camera-duotone'
  | 'exam-duotone'
  | 'certificate-duotone'
  | 'users-three-duotone'
  | 'medal-duotone'
  | 'code-bold'
  | 'math-operations-bold'
  | 'chalkboard-teacher-duotone';

export type PricesMinor = Partial<Record<Currency, number>>;

/** One plan a parent can buy: a number of sessions over a number of months. */
export interface Plan {
  key: string;
  title: string;
  subject: Subject;
  sessions: number;
  /** How long one session takes. */
  sessionMinutes: number;
  months: number;
  /** The months in words: '1 month', '6 months', '2 years'. */
  duration: string;
  features: { label: string; icon: IconName }[];
  pricesMinor: PricesMinor;
}
