import { useEffect, useState, useSyncExternalStore } from 'react';
import { readPlace } from '../../../browser/navigation';
import { type ChosenPlan, readChosenPlan, readPlanAtAddress } from '../../../browser/storage/chosen-plan';
import { readOwnPath } from '../../../browser/storage/return-path';
import { askCountry } from '../../../server-calls/ask-country';

/** What an address of the checkout sells by itself, in the currency for a visitor from a country; null if it is nothing. */
export type PlanAt = (path: string, country: string | null) => ChosenPlan | null;

export interface WantedPlan {
  plan: ChosenPlan;
  /** The currency is still to come, with the visitor's country. */
  isPriceDue: boolean;
}

const watchNothing = () => () => undefined;
const readNone = () => null;

let last: ChosenPlan | null = null;

/** The path that the visitor goes on to after the login. */
const readAsked = (): string | null =>
  readOwnPath(new URL(readPlace(), 'https://site.invalid').searchParams.get('redirectTo'));

/** What was kept of what the checkout at this path sells: the chosen plan, or the one that its address names. */
const keptFor = (path: string): ChosenPlan | null =>
  /^\/checkout\/?$/i.test(path) ? readChosenPlan() : readPlanAtAddress(path);

/** The plan on its way to the checkout. The same object for the same plan, as React compares objects by identity. */
function readWanted(): ChosenPlan | null {
  const plan = keptFor(readAsked() ?? '');
  if (JSON.stringify(plan) !== JSON.stringify(last)) last = plan;
  return last;
}

/** Two letters, or null if it is unknown; undefined until that is clear. */
function useCountry(isWanted: boolean): string | null | undefined {
  const [country, setCountry] = useState<string | null>();
  useEffect(() => {
    if (isWanted) void askCountry().then(setCountry);
  }, [isWanted]);
  return country;
}

/** The plan that a visitor is about to pay, also where they opened the address of this page itself; null for any other login. */
export function useChosenPlan(planAt: PlanAt): WantedPlan | null {
  const kept = useSyncExternalStore(watchNothing, readWanted, readNone);
  const path = useSyncExternalStore(watchNothing, readAsked, readNone);
  const isNamed = kept === null && path !== null && planAt(path, null) !== null;
  const country = useCountry(isNamed);
  if (kept !== null) return { plan: kept, isPriceDue: false };
  const plan = path === null ? null : planAt(path, country ?? null);
  return plan && { plan, isPriceDue: country === undefined };
}
