import type { ReactNode } from 'react';
import { textProperty } from '../../browser/record';

/** What one account screen hands to the next. It stands in the history, so a reload keeps it. */
export interface Arrival {
  /** Said above the fields. */
  notice?: string | undefined;
  /** The e-mail that the parent has given before. */
  email?: string | undefined;
}

/** What a page gives each of these screens. */
export interface AccountScreenProps {
  /** The provider's mark and name. */
  brand: ReactNode;
  arrival: Arrival;
}

/** @param state what the history keeps for the page */
export function readArrival(state: unknown): Arrival {
  return { notice: textProperty(state, 'notice'), email: textProperty(state, 'email') };
}
