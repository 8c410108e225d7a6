import { isFetchError, useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { faultsOf, sentenceOf } from './sentence-of';

export type Changed =
  | { kind: 'done' }
  | {
      kind: 'refused';
      sentence: string;
      /** The fields to blame, by name; empty where it is none of them. */
      faults: Record<string, string>;
    };

/** What staff are told of a change that was made. */
interface Told {
  type: 'success' | 'warning';
  message: string;
}

/**
 * Changes something that is shown, one change at a time, and says what came of it as a notification. Where somebody
 * else was quicker, theirs is loaded and what was typed here stays.
 */
export function useChange(reload: () => void) {
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [isBusy, setIsBusy] = useState(false);

  async function send<Answer>(path: string, body: object, take: (answer: Answer) => Told): Promise<Changed> {
    setIsBusy(true);
    try {
      const { data } = await post<Answer>(path, body);
      toggleNotification(take(data));
      return { kind: 'done' };
    } catch (error) {
      const isStale = isFetchError(error) && error.status === 409;
      const sentence = sentenceOf(error);
      toggleNotification({ type: isStale ? 'warning' : 'danger', message: sentence });
      if (isStale) reload();
      return { kind: 'refused', sentence, faults: faultsOf(error) };
    } finally {
      setIsBusy(false);
    }
  }

  return { send, isBusy };
}
