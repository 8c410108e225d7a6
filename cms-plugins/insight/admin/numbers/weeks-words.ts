import type { Week } from '@lanternway/contracts/insight/staff';
import { shortDay } from '../parts/words';

/** What the lines of the weeks show, in a sentence or two. */
export function sentenceOf(weeks: readonly Week[]): string {
  const last = weeks.at(-1);
  if (last === undefined) return 'Nothing is counted yet.';
  const best = weeks.reduce((most, week) => (week.leads > most.leads ? week : most));
  const { leads, booked, paid } = last;
  const latest = `In the week from ${shortDay(last.monday)}: ${String(leads)} leads, ${String(booked)} booked, ${String(paid)} paid.`;
  if (best.leads === 0) return latest;
  return `${latest} Most leads came in the week from ${shortDay(best.monday)}: ${best.leads.toLocaleString('en')}.`;
}
