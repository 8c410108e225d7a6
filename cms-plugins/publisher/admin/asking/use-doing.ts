import { faultsOf, sentenceOf } from '@lanternway/desk/asking/sentence-of';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';

type Done = { kind: 'done' } | { kind: 'refused'; sentence: string; faults: Record<string, string> };

interface Doing {
  isBusy: boolean;
  /** Asks the server to do something. Then shows this message, or else the server's. */
  act: (method: 'post' | 'del', path: string, body: object, message?: string) => Promise<Done>;
}

/** Does one thing at a time. A refusal says why. */
export function useDoing(): Doing {
  const { post, del } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [isBusy, setIsBusy] = useState(false);

  return {
    isBusy,
    async act(method, path, body, message) {
      setIsBusy(true);
      try {
        const { data } = await (method === 'post' ? post<Said>(path, body) : del<Said>(path));
        toggleNotification({ type: 'success', message: message ?? data.message ?? 'Done.' });
        return { kind: 'done' };
      } catch (error) {
        return { kind: 'refused', sentence: sentenceOf(error), faults: faultsOf(error) };
      } finally {
        setIsBusy(false);
      }
    },
  };
}

interface Said {
  message?: string;
}
