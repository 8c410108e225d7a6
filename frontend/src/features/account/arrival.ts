import type { ReactNode } from 'react';
import { textProperty } from '../../browser/storage/record';

/** What one account screen passes to the next. It is in the history, so a reload keeps it. */
export interface Arrival {
  /** Shown above the fields. */
  notice?: string | undefined;
  /** The email that the parent entered before. */
  email?: string | undefined;
}

/** What the page passes to each of these screens. */
export interface AccountScreenProps {
  /** The provider's mark and name. */
  brand: ReactNode;
  arrival: Arrival;
}

/** @param state the page's history state */
export function readArrival(state: unknown): Arrival {
  return { notice: textProperty(state, 'notice'), email: textProperty(state, 'email') };
}
