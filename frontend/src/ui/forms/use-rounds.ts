import { useState } from 'react';

interface Rounds {
  /** How often the form has done its work: a key that makes it a new one, empty again. */
  count: number;
  isThanking: boolean;
  /** What was sent has arrived. */
  finish: () => void;
  /** The thanks were closed. */
  goOn: () => void;
}

/**
 * A form that can be filled in again after the thanks. The button that had the focus is gone by then, so the heading
 * of the form gets it.
 */
export function useRounds(headingId: string): Rounds {
  const [{ count, isThanking }, set] = useState({ count: 0, isThanking: false });
  return {
    count,
    isThanking,
    finish: () => set({ count: count + 1, isThanking: true }),
    goOn: () => {
      set({ count, isThanking: false });
      document.getElementById(headingId)?.focus();
    },
  };
}
