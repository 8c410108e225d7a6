import { useSyncExternalStore } from 'react';
import { readPlace } from '../../../browser/navigation';
import { type ChosenPlan, readChosenPlan, readPlanAtAddress } from '../../../browser/storage/chosen-plan';
import { readOwnPath } from '../../../browser/storage/return-path';

const watchNothing = () => () => undefined;
const readNone = () => null;

let last: ChosenPlan | null = null;

/** What the checkout at this path sells: the chosen plan, or the one that its address names. */
const planAt = (path: string): ChosenPlan | null =>
  /^\/checkout\/?$/i.test(path) ? readChosenPlan() : readPlanAtAddress(path);

/** The plan on its way to the checkout. The same object for the same plan, as React compares objects by identity. */
function readWanted(): ChosenPlan | null {
  const asked = new URL(readPlace(), 'https://site.invalid').searchParams.get('redirectTo');
  const plan = planAt(readOwnPath(asked) ?? '');
  if (JSON.stringify(plan) !== JSON.stringify(last)) last = plan;
  return last;
}

/** The plan that a visitor is about to pay; null for any other login. */
export const useChosenPlan = (): ChosenPlan | null =>
  useSyncExternalStore(watchNothing, readWanted, readNone);
