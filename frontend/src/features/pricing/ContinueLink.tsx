import { toMajor } from '@lanternway/contracts/money/money';
import { type MouseEvent } from 'react';
import { count } from '../../browser/count';
import { keepChosenPlan } from '../../browser/storage/chosen-plan';
import { goTo } from '../../browser/navigation';
import { readSession } from '../../browser/storage/session';
import { type Plan } from '../../content/courses/plan';
import { ButtonWord } from '../../ui/links/ButtonWord';
import { ButtonLink } from '../../ui/links/ButtonLink';
import { type ShownPrice } from './shown-price';

interface ContinueLinkProps {
  plan: Plan;
  price: ShownPrice | null;
  best: boolean;
}

/** Approximate prices are never charged, so the checkout gets the price behind them. */
function chargedPrice(price: ShownPrice): { minor: number; currency: ShownPrice['currency'] } {
  return price.kind === 'approximate' ? { minor: price.chargedMinor, currency: 'INR' } : price;
}

function rememberPlan(plan: Plan, price: ShownPrice): void {
  const { minor, currency } = chargedPrice(price);
  const { key, title, sessions, sessionMinutes, duration, pricesMinor } = plan;
  const features = plan.features.map(({ label }) => label);
  const displayPrice = `${toMajor(minor)} ${currency}`;
  const what = { key, title, sessions, sessionMinutes, duration, features };
  keepChosenPlan({ ...what, pricesMinor, currency, displayPrice });
}

/**
 * Takes the plan to checkout; a visitor logs in on the way. Before the page's script is there, and in a new tab, it is
 * an ordinary link that names the plan.
 */
export function ContinueLink({ plan, price, best }: ContinueLinkProps) {
  const carryOn = (event: MouseEvent) => {
    count('plan_chosen');
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || price === null) return;
    event.preventDefault();
    rememberPlan(plan, price);
    goTo(readSession() ? '/Checkout' : `/login?redirectTo=${encodeURIComponent('/Checkout')}`);
  };
  return (
    <ButtonLink look={best ? 'lantern' : 'solid'} block href={`/checkout/${plan.key}`} onClick={carryOn}>
      <ButtonWord of="continue" usual="Continue" />
      <span className="vh"> with {plan.title}</span>
    </ButtonLink>
  );
}
