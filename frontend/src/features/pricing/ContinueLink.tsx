import { toMajor } from '@lanternway/contracts/money/money';
import { type MouseEvent } from 'react';
import { keepChosenPlan } from '../../browser/chosen-plan';
import { goTo } from '../../browser/navigation';
import { readSession } from '../../browser/session';
import { type Plan } from '../../content/plan';
import { ButtonLink } from '../../ui/ButtonLink';
import { type ShownPrice } from './shown-price';

interface ContinueLinkProps {
  plan: Plan;
  price: ShownPrice | null;
  best: boolean;
}

/** Approximations are never charged, so what goes on to checkout is the price behind them. */
function chargedPrice(price: ShownPrice): { minor: number; currency: ShownPrice['currency'] } {
  return price.kind === 'approximate' ? { minor: price.chargedMinor, currency: 'INR' } : price;
}

function rememberPlan(plan: Plan, price: ShownPrice): void {
  const { minor, currency } = chargedPrice(price);
  const { key, title, sessions, duration, pricesMinor } = plan;
  const features = plan.features.map(({ label }) => label);
  const displayPrice = `${toMajor(minor)} ${currency}`;
  keepChosenPlan({ key, title, sessions, duration, features, pricesMinor, currency, displayPrice });
}

/**
 * Takes the plan to checkout, by way of login for a visitor. Before the page's script is there it is an ordinary
 * link that names the plan, and it stays one for whoever opens it in a new tab.
 */
export function ContinueLink({ plan, price, best }: ContinueLinkProps) {
  const carryOn = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || price === null) return;
    event.preventDefault();
    rememberPlan(plan, price);
    goTo(readSession() ? '/Checkout' : `/login?redirectTo=${encodeURIComponent('/Checkout')}`);
  };
  return (
    <ButtonLink look={best ? 'lantern' : 'solid'} block href={`/checkout/${plan.key}`} onClick={carryOn}>
      Continue<span className="vh"> with {plan.title}</span>
    </ButtonLink>
  );
}
