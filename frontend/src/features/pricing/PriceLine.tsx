import type { Plan } from '../../content/courses/plan';
import { ButtonWord } from '../../ui/links/ButtonWord';
import { ButtonLink } from '../../ui/links/ButtonLink';
import { cheapestPerSession } from './compare-plans';
import { CurrencySwitch } from './CurrencySwitch';
import type { PriceView } from './currency-store';
import { PlanUnit } from './PlanUnit';
import { formatPart, priceToShow } from './shown-price';
import { usePriceView } from './use-price-view';
import './pricing.css';

function cheapestSession(plans: Plan[], view: PriceView): string | null {
  const best = plans.find(({ key }) => key === cheapestPerSession(plans, view));
  const price = best ? priceToShow(best.pricesMinor, view) : null;
  return best && price ? formatPart(price, best.sessions) : null;
}

interface PriceLineProps {
  /** The plans of one subject. */
  plans: Plan[];
  /** Where all prices are. */
  all: string;
}

/** Below the head of a catalogue: what the shortest plan costs, and where all prices are. */
export function PriceLine({ plans, all }: PriceLineProps) {
  const view = usePriceView(plans.map(({ pricesMinor }) => pricesMinor));
  const [shortest] = [...plans].sort((a, b) => a.months - b.months);
  if (!shortest || priceToShow(shortest.pricesMinor, view) === null) return null;
  const cheapest = cheapestSession(plans, view);
  return (
    <div className="price-line">
      <div className="wrap">
        <PlanUnit pricesMinor={shortest.pricesMinor} bought={shortest} />
        <p className="num" data-price>
          <span>One teacher, one child.</span>
          {cheapest !== null && (
            <>
              {' '}
              <span>{`Longer plans start at ${cheapest} a session.`}</span>
            </>
          )}
        </p>
        <CurrencySwitch />
        <ButtonLink look="solid" size="small" href={all}>
          <ButtonWord of="allPrices" usual="See all prices" />
        </ButtonLink>
      </div>
    </div>
  );
}
