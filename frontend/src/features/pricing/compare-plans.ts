import { type Plan, type Subject } from '../../content/courses/plan';
import { type PriceView } from './currency-store';
import { priceToShow } from './shown-price';

type Feature = Plan['features'][number];

/** The subjects that have plans, in the order of the tabs. */
export function subjectsOf(plans: Plan[]): Subject[] {
  const all: Subject[] = ['coding', 'math'];
  return all.filter((subject) => plans.some((plan) => plan.subject === subject));
}

/**
 * The key of the plan with the cheapest session in the shown currency. Null if none is cheapest: a single plan, a tie,
 * or plans without a common currency.
 */
export function cheapestPerSession(plans: Plan[], view: PriceView): string | null {
  const priced = plans.map((plan) => ({ plan, price: priceToShow(plan.pricesMinor, view) }));
  const isComparable = new Set(priced.map(({ price }) => price?.currency)).size === 1;
  const rates = priced
    .flatMap(({ plan, price }) => (price ? [{ key: plan.key, each: price.minor / plan.sessions }] : []))
    .sort((a, b) => a.each - b.each);
  const [first, second] = rates;
  if (!isComparable || !first || !second || first.each === second.each) return null;
  return first.key;
}

/** Features that every plan of a tab has are shown once, below. Each plan shows only the others. */
export function splitFeatures(plans: Plan[]): { shared: Feature[]; ownOf: (plan: Plan) => Feature[] } {
  const has = (plan: Plan, label: string) => plan.features.some((feature) => feature.label === label);
  const shared = (plans[0]?.features ?? []).filter(({ label }) => plans.every((plan) => has(plan, label)));
  const sharedLabels = new Set(shared.map(({ label }) => label));
  return { shared, ownOf: (plan) => plan.features.filter(({ label }) => !sharedLabels.has(label)) };
}
