import { useState } from 'react';

interface Rounds {
  /** How often the form was sent: as a key, it makes the form new and empty again. */
  count: number;
  isThanking: boolean;
  /** Called when the form has arrived. */
  finish: () => void;
  /** Called when the thanks were closed. */
  goOn: () => void;
}

/**
 * A form that can be filled in again after the thanks. The button that had the focus is gone by then, so the form's
 * heading gets the focus.
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
