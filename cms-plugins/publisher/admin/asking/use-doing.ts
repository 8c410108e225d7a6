import type { StaffCall } from '@lanternway/contracts/wire/staff-endpoint';
import { faultsOf, isSessionEnded, logInAgain, sentenceOf } from '@lanternway/desk/asking/sentence-of';
import { useCall } from '@lanternway/desk/asking/use-call';
import { useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';

type Done = { kind: 'done' } | { kind: 'refused'; sentence: string; faults: Record<string, string> };

interface Doing {
  isBusy: boolean;
  /** Asks the server to do something. Then shows this message, or else the server's. */
  act: (asked: StaffCall<object>, message?: string) => Promise<Done>;
}

/** Does one thing at a time. A refusal says why. */
export function useDoing(): Doing {
  const call = useCall();
  const { toggleNotification } = useNotification();
  const [isBusy, setIsBusy] = useState(false);

  return {
    isBusy,
    async act(asked, message) {
      setIsBusy(true);
      try {
        const reply: { message?: string } = await call(asked);
        toggleNotification({ type: 'success', message: message ?? reply.message ?? 'Done.' });
        return { kind: 'done' };
      } catch (error) {
        const sentence = sentenceOf(error);
        // The form says it at its field; the way to the login is here.
        if (isSessionEnded(error))
          toggleNotification({ type: 'danger', message: sentence, ...logInAgain(error) });
        return { kind: 'refused', sentence, faults: faultsOf(error) };
      } finally {
        setIsBusy(false);
      }
    },
  };
}
