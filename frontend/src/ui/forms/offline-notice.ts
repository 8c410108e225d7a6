import { useEffect } from 'react';
import { watchReconnection } from '../connection';
import type { Notice } from './use-checked-form';

export const offlineNotice: Notice = {
  tone: 'error',
  title: 'You are offline',
  text: 'Nothing was sent, and what you typed is kept. Send it again once you are connected.',
};

const connectedNotice: Notice = { tone: 'info', text: 'You are connected again. You can send the form now.' };

/** Replaces the message of a form that could not be sent, once the network is back. */
export function useReconnection(notice: Notice | null, say: (notice: Notice) => void): void {
  useEffect(() => {
    if (notice === offlineNotice) return watchReconnection(() => say(connectedNotice));
    return undefined;
  }, [notice, say]);
}
