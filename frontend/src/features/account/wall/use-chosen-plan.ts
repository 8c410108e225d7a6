import { useSyncExternalStore } from 'react';
import { readPlace } from '../../../browser/navigation';
import { type ChosenPlan, readChosenPlan } from '../../../browser/storage/chosen-plan';
import { readOwnPath } from '../../../browser/storage/return-path';

const watchNothing = () => () => undefined;
const readNone = () => null;

let last: ChosenPlan | null = null;

/** The plan on its way to the checkout. The same object for the same plan, as React compares objects by identity. */
function readWanted(): ChosenPlan | null {
  const asked = new URL(readPlace(), 'https://site.invalid').searchParams.get('redirectTo');
  const isOnTheWay = /^\/checkout\/?$/i.test(readOwnPath(asked) ?? '');
  const plan = isOnTheWay ? readChosenPlan() : null;
  if (JSON.stringify(plan) !== JSON.stringify(last)) last = plan;
  return last;
}

/** The plan that a visitor chose on the price list and is about to pay; null for any other login. */
export const useChosenPlan = (): ChosenPlan | null =>
  useSyncExternalStore(watchNothing, readWanted, readNone);
