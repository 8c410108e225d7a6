import type { ScheduleRequest } from '@lanternway/contracts/publishing/schedules';
import { scheduleSentences, formatTimeIn } from './labels';
import { timeOf, type ScheduleRecord } from '../../content-types/records';

/** What is known of the entry that something is planned for. */
export interface Subject {
  isPublished: boolean;
  /** Whether the draft differs from what is published, or nothing is. */
  hasChanges: boolean;
  /** The currencies in which what is published is sold. */
  currencies: readonly string[];
}

export interface Fault {
  field: 'at' | 'action' | 'prices';
  text: string;
}

interface Plan {
  action: ScheduleRequest['action'];
  prices: ScheduleRequest['prices'];
  at: Date;
  zone: string;
}

type Waiting = Pick<ScheduleRecord, 'action' | 'at' | 'prices'>;

const minuteMs = 60_000;
const twoYearsMs = 2 * 366 * 24 * 60 * minuteMs;

/** A form sent at the last moment, and clocks that differ by little. */
const leniencyMs = 5_000;

/** Why nothing can be planned for this time; null where it can. */
export function checkTime(at: Date, now: Date): Fault | null {
  const ahead = at.getTime() - now.getTime();
  if (ahead < minuteMs - leniencyMs) return { field: 'at', text: scheduleSentences.tooSoon };
  return ahead > twoYearsMs ? { field: 'at', text: scheduleSentences.tooLate } : null;
}

/** Why an action cannot be planned, given what is planned for the entry already; null where it can. */
export function checkPlan(plan: Plan, subject: Subject, waiting: readonly Waiting[]): Fault | null {
  return plan.action === 'prices' ? checkPrices(plan, subject, waiting) : checkTurn(plan, subject, waiting);
}

/** Publishing and unpublishing take turns: what comes before and after must be the other one. */
function checkTurn({ action, at, zone }: Plan, subject: Subject, waiting: readonly Waiting[]): Fault | null {
  if (action === 'prices') return null;
  const turns = waiting
    .filter((one) => one.action === 'publish' || one.action === 'unpublish')
    .sort((a, b) => timeOf(a.at).getTime() - timeOf(b.at).getTime());
  const before = turns.filter((one) => timeOf(one.at) <= at).at(-1);
  const after = turns.find((one) => timeOf(one.at) > at);
  const same = [before, after].find((one) => one?.action === action);
  if (same !== undefined) {
    return { field: 'at', text: scheduleSentences.already(action, formatTimeIn(timeOf(same.at), zone)) };
  }
  if (before !== undefined) return null;
  if (action === 'unpublish') {
    return subject.isPublished ? null : { field: 'action', text: scheduleSentences.notPublished };
  }
  return subject.hasChanges ? null : { field: 'action', text: scheduleSentences.unchanged };
}

function checkPrices(
  { prices, at, zone }: Plan,
  subject: Subject,
  waiting: readonly Waiting[],
): Fault | null {
  const fault = (text: string): Fault => ({ field: 'prices', text });
  if (!subject.isPublished) return { field: 'action', text: scheduleSentences.pricesOfDraft };
  if (prices.length === 0) return fault(scheduleSentences.noPricesGiven);
  if (new Set(prices.map(({ currency }) => currency)).size < prices.length)
    return fault(scheduleSentences.twice);
  const unsold = prices.find(({ currency }) => !subject.currencies.includes(currency));
  if (unsold !== undefined) return fault(scheduleSentences.notSoldIn(unsold.currency));
  const atOnce = waiting.filter((one) => timeOf(one.at).getTime() === at.getTime());
  const priced = new Set(atOnce.flatMap((one) => (one.prices ?? []).map(({ currency }) => currency)));
  const again = prices.find(({ currency }) => priced.has(currency));
  return again === undefined
    ? null
    : fault(scheduleSentences.alreadyPriced(again.currency, formatTimeIn(at, zone)));
}
