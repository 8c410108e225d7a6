import type { Plan } from '../../../content/courses/plan';
import { ContinueLink } from '../../../features/pricing/ContinueLink';
import { CurrencySwitch } from '../../../features/pricing/CurrencySwitch';
import { PlanUnit } from '../../../features/pricing/PlanUnit';
import { priceToShow } from '../../../features/pricing/shown-price';
import { usePriceView } from '../../../features/pricing/use-price-view';
import { Icon } from '../../../ui/art/Icon';
import { Sheet } from '../../../ui/dialogs/Sheet';

/** Plans with their own prices, in the visitor's currency. */
export function PlanCards({ plans }: { plans: Plan[] }) {
  const view = usePriceView(plans.map(({ pricesMinor }) => pricesMinor));
  return (
    <>
      <div className="lp-currency">
        <CurrencySwitch />
      </div>
      <ul className="lp-three lp-sheets">
        {plans.map((plan) => (
          <Sheet key={plan.key} as="li" className="lp-plan">
            <h3>{plan.title}</h3>
            <PlanUnit pricesMinor={plan.pricesMinor} bought={plan} place="card" />
            <ul className="lp-features">
              {plan.features.map(({ label, icon }) => (
                <li key={label}>
                  <Icon name={icon} />
                  {label}
                </li>
              ))}
            </ul>
            <ContinueLink plan={plan} price={priceToShow(plan.pricesMinor, view)} best={false} />
          </Sheet>
        ))}
      </ul>
    </>
  );
}
