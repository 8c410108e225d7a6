import { periodInWords, sessionsInWords } from '@lanternway/contracts/payments/plan-words';
import type { ReactNode } from 'react';
import type { Bought } from '../../content/courses/course';
import type { PricesMinor } from '../../content/courses/plan';
import { Unit, type UnitPlace } from '../../ui/Unit';
import { chargeNote, formatShownPrice, isRupeeOnly, priceToShow } from './shown-price';
import { usePriceView } from './use-price-view';

interface PlanUnitProps {
  pricesMinor: PricesMinor;
  /** What the price buys; null while no plan sells it. */
  bought: Bought | null;
  /** On a line the sessions follow the price; elsewhere they are below it. */
  place?: UnitPlace;
  /** Small words below the price; on a card and a sheet they follow the sessions. */
  children?: ReactNode;
}

/** The price of a plan or a track in the visitor's currency, and what it buys. */
export function PlanUnit({ pricesMinor, bought, place = 'line', children }: PlanUnitProps) {
  const price = priceToShow(pricesMinor, usePriceView([pricesMinor]));
  if (price === null || bought === null) {
    return <Unit amount={price === null ? 'On request' : formatShownPrice(price)} place={place} />;
  }
  const [period, sessions] = [periodInWords(bought.months), sessionsInWords(bought)];
  // On a card, what stands below must not move by a line when rupees are shown in another currency.
  const room = place === 'card' && isRupeeOnly(pricesMinor) ? '\u00a0' : null;
  const below = place === 'line' ? children : [sessions, children];
  return (
    <Unit
      amount={formatShownPrice(price)}
      unit={place === 'line' ? `${period} · ${sessions}` : period}
      place={place}
      note={chargeNote(price) ?? room}
    >
      {below}
    </Unit>
  );
}
