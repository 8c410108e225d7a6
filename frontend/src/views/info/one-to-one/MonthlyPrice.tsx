import type { Plan } from '../../../content/courses/plan';
import { formatPart, formatShownPrice, priceToShow } from '../../../features/pricing/shown-price';
import { usePriceView } from '../../../features/pricing/use-price-view';
import { Anchor } from '../../../ui/links/Anchor';
import { Fact } from '../FactStrip';

/** What one month costs in the visitor's currency, and one session of the cheapest plan. */
export function MonthlyPrice({ plans }: { plans: Plan[] }) {
  const view = usePriceView(plans.map(({ pricesMinor }) => pricesMinor));
  const offers = plans.flatMap(({ months, sessions, pricesMinor }) => {
    const price = priceToShow(pricesMinor, view);
    return price ? [{ months, sessions, price, each: price.minor / sessions }] : [];
  });
  const cheapestOf = (some: typeof offers) => some.toSorted((a, b) => a.each - b.each)[0];
  const monthly = cheapestOf(offers.filter(({ months }) => months === 1));
  const longest = cheapestOf(offers);
  if (!monthly || !longest) return null;
  const { price, sessions } = monthly;
  return (
    <Fact value={`${formatShownPrice(price)} a month`} isPrice>
      {formatPart(price, sessions)} a session
      {longest.each < monthly.each && (
        <>
          ;{' '}
          <Anchor href="/#plans">longer plans start at {formatPart(longest.price, longest.sessions)}</Anchor>
        </>
      )}
    </Fact>
  );
}
