import type { ReactNode } from 'react';

/** Sets the size of the amount: in a line or a dialog, on a card, on a sheet of its own. */
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

/** A price never stands alone: with it stands what it buys. */
export function Unit({ amount, unit, place = 'line', note = null, children }: UnitProps) {
  return (
    <p className={place === 'line' ? 'unit' : `unit on-${place}`}>
      <b>{amount}</b> {unit !== undefined && <span>{unit}</span>}
      {children !== undefined && <small>{children}</small>}
      {note !== null && <small>{note}</small>}
    </p>
  );
}
