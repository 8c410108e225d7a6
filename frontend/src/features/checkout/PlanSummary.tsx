import { type Currency, formatMoney } from '@lanternway/contracts/money/money';
import { sessionsAfterLabel, sessionsInWords } from '@lanternway/contracts/payments/plan-words';
import { refundPromiseOf } from '@lanternway/contracts/payments/refund-policy';
import { Anchor } from '../../ui/links/Anchor';
import { Icon } from '../../ui/art/Icon';
import { formatPrice } from '../../ui/order-text';
import { CurrencyChoice } from './CurrencyChoice';
import { amountOf, currenciesOf, eachSessionOf, type Purchase } from './purchase';

interface Contact {
  phone: string;
  /** `tel:` with its digits. */
  phoneHref: string;
}

/** Sessions, duration, what a session comes to, and what else the plan includes. */
function PlanFacts({ purchase }: { purchase: Purchase }) {
  const each = eachSessionOf(purchase);
  return (
    <>
      <dl>
        <dt>Sessions</dt>
        <dd className="num">{sessionsAfterLabel(purchase)}</dd>
        <dt>Duration</dt>
        <dd>{purchase.duration}</dd>
        {each !== null && (
          <>
            <dt>A session</dt>
            <dd className="num">{formatMoney(each, purchase.currency)}</dd>
          </>
        )}
      </dl>
      {purchase.features.length > 0 && (
        <ul className="ticks">
          {purchase.features.map((label) => (
            <li key={label}>
              <Icon name="check-bold" />
              <span>{label}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface PlanSummaryProps {
  purchase: Purchase;
  contact: Contact;
  /** While a payment is in progress, its currency cannot change. */
  isFixed: boolean;
  onSwitch: (currency: Currency) => void;
}

/** What is bought, on a sheet of paper next to the form. */
export function PlanSummary({ purchase, contact, isFixed, onSwitch }: PlanSummaryProps) {
  const { planTitle, track, currency } = purchase;
  return (
    <aside className="sheet co-sum" aria-label="Plan summary">
      <p className="muted small">Plan</p>
      <h2>{planTitle}</h2>
      {track !== null && <p className="muted">Track: {track.title}</p>}
      <PlanFacts purchase={purchase} />
      <CurrencyChoice
        offered={currenciesOf(purchase)}
        shown={currency}
        isFixed={isFixed}
        onSwitch={onSwitch}
      />
      <p className="co-total">
        <span>Total</span>
        <span className="co-amount">
          <b>{formatMoney(amountOf(purchase), currency)}</b>
          <span className="small muted num">{formatPrice(amountOf(purchase), currency)}</span>
        </span>
      </p>
      <p className="co-note co-rule">
        <Icon name="arrow-u-up-left-bold" />
        <span>
          {refundPromiseOf({ planKey: purchase.plan, sessions: purchase.sessions })}{' '}
          <Anchor href="/refund">Refund Policy</Anchor>
        </span>
      </p>
      <p className="co-note">
        <Icon name="phone-duotone" />
        <span>
          Need help?{' '}
          <a className="num" href={contact.phoneHref}>
            {contact.phone}
          </a>
        </span>
      </p>
    </aside>
  );
}

/** On small screens, above the form: plan and total at a glance; a press shows the details. */
export function PlanBar({ purchase }: { purchase: Purchase }) {
  return (
    <details className="co-bar">
      <summary>
        <span>
          <b>{purchase.planTitle}</b>
          <span className="small muted">{sessionsInWords(purchase)}</span>
        </span>
        <strong>{formatMoney(amountOf(purchase), purchase.currency)}</strong>
        <Icon name="caret-down-bold" />
      </summary>
      <div className="co-sum">
        <PlanFacts purchase={purchase} />
      </div>
    </details>
  );
}
