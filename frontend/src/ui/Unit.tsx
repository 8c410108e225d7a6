import type { ReactNode } from 'react';
import './styles/unit.css';

/** Where a price is: on a line or in a dialog, on a card, or large on a sheet of its own. */
export type UnitPlace = 'line' | 'card' | 'sheet';

interface UnitProps {
  /** The price as it is read: '₹6,499'. */
  amount: string;
  /** What it buys: 'a month', 'for 6 months'; on one line the sessions too. */
  unit?: string;
  place?: UnitPlace;
  /** What is charged, where the amount is only an approximation of it. */
  note?: string | null;
  /** Small words below. */
  children?: ReactNode;
}

/** A price together with what it buys. */
export function Unit({ amount, unit, place = 'line', note = null, children }: UnitProps) {
  return (
    <p className={place === 'sheet' ? 'unit unit-on-sheet' : 'unit'} data-price>
      <b>{amount}</b> {unit !== undefined && <span>{unit}</span>}
      {children !== undefined && <small>{children}</small>}
      {note !== null && <small>{note}</small>}
    </p>
  );
}
