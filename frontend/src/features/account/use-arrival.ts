import { useEffect } from 'react';
import type { Notice } from '../../ui/forms/use-checked-form';
import type { Arrival } from './arrival';

interface OpenForm {
  say: (notice: Notice) => void;
  fill: (name: 'email', value: string) => void;
}

/**
 * Shows and fills in what the screen before passed on, and goes to the field that comes next. It runs after the first render, because the built page knows
 * nothing of it.
 */
export function useArrival({ notice, email }: Arrival, { say, fill }: OpenForm): void {
  useEffect(() => {
    if (notice !== undefined) say({ tone: 'info', text: notice });
    if (email === undefined) return;
    fill('email', email);
    // The password is all that is missing. The router, which moves the focus to the new page, goes first.
    queueMicrotask(() => document.getElementById('password')?.focus());
  }, [notice, email, say, fill]);
}
