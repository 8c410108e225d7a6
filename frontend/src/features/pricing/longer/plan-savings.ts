import { type Bought } from '../../../content/courses/course';
import { type Plan } from '../../../content/courses/plan';
import { type PriceView } from '../currency-store';
import { priceToShow, type ShownPrice } from '../shown-price';

const numberWords = [
  ...['no', 'one', 'two', 'three', 'four', 'five', 'six'],
  ...['seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
];

/** 'twelve', and '24' from thirteen on. */
export const inWords = (count: number): string => numberWords[count] ?? String(count);

/** How many classes there are in a usual week: 8 sessions in a month are two a week. */
export const classesAWeek = ({ sessions, months }: Pick<Plan, 'sessions' | 'months'>): number =>
  Math.max(1, Math.round(sessions / months / weeksAMonth));

const weeksAMonth = 52 / 12;

/** The plan that is paid month by month: the others are compared with it. */
export const monthlyOf = (plans: Plan[]): Plan | undefined => plans.find(({ months }) => months === 1);

export interface Saving {
  /** What a parent keeps who pays for the whole plan at once. */
  kept: ShownPrice;
  /** How many single months cost more. */
  months: number;
  /** How many of them are as good as free, in halves; 0 if it is less than one. */
  freeMonths: number;
}

/** What a longer plan saves against the same number of single months. Null if it saves nothing, or cannot be compared. */
export function savingOf(plan: Plan, monthly: Plan | undefined, view: PriceView): Saving | null {
  const price = priceToShow(plan.pricesMinor, view);
  const single = monthly && priceToShow(monthly.pricesMinor, view);
  if (!price || !single || plan.months === 1 || monthly.sessions * plan.months !== plan.sessions) return null;
  if (price.currency !== single.currency || price.kind !== single.kind) return null;
  const minor = single.minor * plan.months - price.minor;
  if (minor <= 0) return null;
  const halves = Math.floor((2 * minor) / single.minor);
  return { kept: { ...price, minor }, months: plan.months, freeMonths: halves < 2 ? 0 : halves / 2 };
}

/** 'five and a half', 'two', '14'. */
export function halvesInWords(count: number): string {
  const whole = Math.floor(count);
  return whole === count ? inWords(whole) : `${inWords(whole)} and a half`;
}

/** The plans that last longer than what is bought, the shortest first. */
export const longerThan = (bought: Bought | null, plans: Plan[]): Plan[] =>
  plans.filter(({ months }) => bought !== null && months > bought.months).sort((a, b) => a.months - b.months);
