import { durationInWords } from '@lanternway/contracts/payments/plan-words';
import type { Plan } from '../../../content/courses/plan';
import { Anchor } from '../../../ui/links/Anchor';
import type { PriceView } from '../currency-store';
import { formatPart, formatShownPrice, priceToShow } from '../shown-price';
import { usePriceView } from '../use-price-view';
import './longer.css';

/** The plans that can be paid in one price each, with the price that is shown. */
function pricedPlans(plans: Plan[], view: PriceView) {
  return plans.flatMap((plan) => {
    const price = priceToShow(plan.pricesMinor, view);
    return price === null ? [] : [{ plan, price }];
  });
}

/** Longer plans of the same subject: their price, and what one session comes to. */
export function LongerPlans({ plans }: { plans: Plan[] }) {
  const priced = pricedPlans(plans, usePriceView(plans.map(({ pricesMinor }) => pricesMinor)));
  return (
    <ul className="longer-plans">
      {priced.map(({ plan, price }) => (
        <li key={plan.key}>
          <Anchor href={`/checkout/${plan.key}`}>{plan.title}</Anchor>
          <b className="num" data-price>
            {formatShownPrice(price)}
          </b>
          <span className="small muted num" data-price>
            {plan.sessions} sessions, {formatPart(price, plan.sessions)} each
          </span>
        </li>
      ))}
    </ul>
  );
}

/** 'Or pay once: 1 year for ₹75,999, 2 years for ₹1,19,999'. Nothing if there is no longer plan. */
export function LongerPlansLine({ plans }: { plans: Plan[] }) {
  const priced = pricedPlans(plans, usePriceView(plans.map(({ pricesMinor }) => pricesMinor)));
  if (priced.length === 0) return null;
  return (
    <>
      Or pay once:{' '}
      {priced.map(({ plan, price }, index) => (
        <span key={plan.key} data-price>
          {index > 0 && ', '}
          <Anchor href={`/checkout/${plan.key}`}>
            {`${durationInWords(plan.months)} for ${formatShownPrice(price)}`}
          </Anchor>
        </span>
      ))}
    </>
  );
}
