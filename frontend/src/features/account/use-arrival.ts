import { useEffect } from 'react';
import type { Notice } from '../../ui/forms/use-checked-form';
import type { Arrival } from './arrival';

interface OpenForm {
  say: (notice: Notice) => void;
  fill: (name: 'email', value: string) => void;
}

/**
 * Shows and fills in what the screen before passed on. It runs after the first render, because the built page knows
 * nothing of it.
 */
export function useArrival({ notice, email }: Arrival, { say, fill }: OpenForm): void {
  useEffect(() => {
    if (notice !== undefined) say({ tone: 'info', text: notice });
    if (email !== undefined) fill('email', email);
  }, [notice, email, say, fill]);
}
