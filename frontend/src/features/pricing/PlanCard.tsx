import { minutesInWords } from '@lanternway/contracts/payments/plan-words';
import { refundTermsOf, shortPromiseOf } from '@lanternway/contracts/payments/refund-policy';
import { type Plan } from '../../content/courses/plan';
import { Icon } from '../../ui/art/Icon';
import { Sheet } from '../../ui/dialogs/Sheet';
import { Anchor } from '../../ui/links/Anchor';
import { ContinueLink } from './ContinueLink';
import { type PriceView } from './currency-store';
import { MonthsGrid } from './MonthsGrid';
import { classesAWeek, halvesInWords, inWords, type Saving, savingOf } from './longer/plan-savings';
import { chargeNote, formatPart, formatShownPrice, isRupeeOnly, priceToShow } from './shown-price';

interface PlanCardProps {
  plan: Plan;
  /** The plan of one month in the same tab; the others save against it. */
  monthly: Plan | undefined;
  /** What the other plans of the tab do not have. */
  ownFeatures: Plan['features'];
  view: PriceView;
  /** Its sessions cost the least. */
  best: boolean;
}

/** One plan on a sheet of paper. Its size does not depend on the currency shown. */
export function PlanCard({ plan, monthly, ownFeatures, view, best }: PlanCardProps) {
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
      <Amount plan={plan} view={view} />
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
      <GoodToKnow plan={plan} saving={savingOf(plan, monthly, view)} />
      <ContinueLink plan={plan} price={priceToShow(plan.pricesMinor, view)} best={best} />
    </Sheet>
  );
}

/** The price, and what it comes to for a month and for a session. */
function Amount({ plan, view }: { plan: Plan; view: PriceView }) {
  const price = priceToShow(plan.pricesMinor, view);
  const nothing = '\u00a0';
  const month =
    price && (plan.months === 1 ? 'a month' : `${formatPart(price, plan.months)} a month, paid once`);
  const each =
    price && `${formatPart(price, plan.sessions)} per session of ${minutesInWords(plan.sessionMinutes)}`;
  return (
    <>
      <p className="amount" data-price>
        {price ? formatShownPrice(price) : 'On request'}
      </p>
      <p className="per num" data-price>
        {month ?? nothing}
      </p>
      <p className="muted num" data-price>
        {each ?? nothing}
      </p>
      {isRupeeOnly(plan.pricesMinor) && (
        <p className="charged small muted num" data-price>
          {chargeNote(price) ?? nothing}
        </p>
      )}
    </>
  );
}

/** What a longer plan saves, and what is refunded. */
function GoodToKnow({ plan, saving }: { plan: Plan; saving: Saving | null }) {
  const bought = { planKey: plan.key, sessions: plan.sessions };
  const isRefunded = refundTermsOf(bought) !== 'not_refundable';
  return (
    <p className="save">
      <Icon name={isRefunded ? 'check-circle-duotone' : 'info-fill'} />
      <span>
        {plan.months === 1 && <FirstMonthWords plan={plan} />}
        {saving !== null && <SavingWords saving={saving} />}
        {shortPromiseOf(bought).sentence}
        {!isRefunded && (
          <>
            {' '}
            <Anchor href="/book-free-class">Try the free class first</Anchor>.
          </>
        )}
      </span>
    </p>
  );
}

function SavingWords({ saving: { kept, months, freeMonths } }: { saving: Saving }) {
  return (
    <>
      <b data-price>You keep {formatShownPrice(kept)}</b> against {inWords(months)} single months
      {freeMonths > 0 && `, as if ${halvesInWords(freeMonths)} were free`}.{' '}
    </>
  );
}

function FirstMonthWords({ plan }: { plan: Plan }) {
  const classes = classesAWeek(plan);
  const often = classes === 1 ? 'One class' : `${classes} classes`;
  return (
    <>
      <b>To begin with.</b> {often} a week, usually.{' '}
    </>
  );
}
