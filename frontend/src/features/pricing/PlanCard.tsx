import { type Plan } from '../../content/courses/plan';
import { Icon } from '../../ui/art/Icon';
import { Sheet } from '../../ui/dialogs/Sheet';
import { ContinueLink } from './ContinueLink';
import { type PriceView } from './currency-store';
import { MonthsGrid } from './MonthsGrid';
import { chargeNote, formatPerSession, formatShownPrice, isRupeeOnly, priceToShow } from './shown-price';

interface PlanCardProps {
  plan: Plan;
  /** What the other plans of the tab do not have. */
  ownFeatures: Plan['features'];
  view: PriceView;
  /** Its sessions cost the least. */
  best: boolean;
}

/** One plan on a sheet of paper. Its size does not depend on the currency shown. */
export function PlanCard({ plan, ownFeatures, view, best }: PlanCardProps) {
  const price = priceToShow(plan.pricesMinor, view);
  return (
    <Sheet as="article" best={best} className="price">
      <div className="tag-slot">
        {best && (
          <span className="tag">
            <Icon name="star-four-fill" />
            Lowest price per session
          </span>
        )}
      </div>
      <h3>{plan.title}</h3>
      <p className="amount">{price ? formatShownPrice(price) : 'On request'}</p>
      <p className="muted num">
        {price ? `${formatPerSession(price, plan.sessions)} per session` : '\u00a0'}
      </p>
      {isRupeeOnly(plan.pricesMinor) && (
        <p className="charged small muted num">{chargeNote(price) ?? '\u00a0'}</p>
      )}
      <MonthsGrid sessions={plan.sessions} months={plan.months} />
      <p className="facts">
        <span>
          <Icon name="video-camera-duotone" />
          {plan.sessions} sessions
        </span>
        <span>
          <Icon name="calendar-blank-duotone" />
          {plan.duration}
        </span>
      </p>
      {ownFeatures.length > 0 && (
        <ul className="own-features">
          {ownFeatures.map(({ label, icon }) => (
            <li key={label}>
              <Icon name={icon} />
              {label}
            </li>
          ))}
        </ul>
      )}
      <ContinueLink plan={plan} price={price} best={best} />
    </Sheet>
  );
}
