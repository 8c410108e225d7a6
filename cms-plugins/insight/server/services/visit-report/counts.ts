import type { CountedEvent } from '@lanternway/contracts/insight/visits';
import type { VisitCounts } from '@lanternway/contracts/insight/visits-staff';
import type { Summed } from '../visits/sums';

export const nothingCounted = (): VisitCounts => ({
  visits: 0,
  views: 0,
  formsOpened: 0,
  formsFailed: 0,
  formsSent: 0,
  plansChosen: 0,
  checkoutsOpened: 0,
});

/** Where each event is shown. */
const shownAs: Record<CountedEvent, keyof VisitCounts> = {
  visit: 'visits',
  view: 'views',
  form_open: 'formsOpened',
  form_error: 'formsFailed',
  form_sent: 'formsSent',
  plan_chosen: 'plansChosen',
  checkout_open: 'checkoutsOpened',
};

/** The sums by their names. */
export function countsByName(sums: readonly Summed[]): Map<string, VisitCounts> {
  const byName = new Map<string, VisitCounts>();
  for (const { label, event, n } of sums) {
    const counts = byName.get(label) ?? nothingCounted();
    counts[shownAs[event]] += Number(n);
    byName.set(label, counts);
  }
  return byName;
}

export function sumOf(all: Iterable<VisitCounts>): VisitCounts {
  const total = nothingCounted();
  for (const counts of all)
    for (const name of Object.keys(total) as (keyof VisitCounts)[]) total[name] += counts[name];
  return total;
}
