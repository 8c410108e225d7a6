import type { StaffCall } from '@lanternway/contracts/wire/staff-endpoint';
import { isFetchError, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { faultsOf, logInAgain, sentenceOf } from './sentence-of';
import { useCall } from './use-call';

export type Changed =
  | { kind: 'done' }
  | {
      kind: 'refused';
      sentence: string;
      /** The faulty fields, by name; empty if no single field is at fault. */
      faults: Record<string, string>;
    };

/** The notification after a change. */
interface Told {
  type: 'success' | 'warning';
  message: string;
}

/**
 * Sends one change at a time and shows the result as a notification. If somebody else was faster, their version is
 * loaded and the text typed here stays.
 */
export function useChange(reload: () => void) {
  const call = useCall();
  const { toggleNotification } = useNotification();
  const [isBusy, setIsBusy] = useState(false);

  async function send<Reply>(change: StaffCall<Reply>, take: (reply: Reply) => Told): Promise<Changed> {
    setIsBusy(true);
    try {
      toggleNotification(take(await call(change)));
      return { kind: 'done' };
    } catch (error) {
      const isStale = isFetchError(error) && error.status === 409;
      const sentence = sentenceOf(error);
      toggleNotification({ type: isStale ? 'warning' : 'danger', message: sentence, ...logInAgain(error) });
      if (isStale) reload();
      return { kind: 'refused', sentence, faults: faultsOf(error) };
    } finally {
      setIsBusy(false);
    }
  }

  return { send, isBusy };
}
