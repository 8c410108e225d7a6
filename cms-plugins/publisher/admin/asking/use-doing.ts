import { faultsOf, sentenceOf } from '@lanternway/desk/asking/sentence-of';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';

type Done = { kind: 'done' } | { kind: 'refused'; sentence: string; faults: Record<string, string> };

interface Doing {
  isBusy: boolean;
  /** Asks the server to do something, and tells that it is done, in its words or else in these. */
  act: (method: 'post' | 'del', path: string, body: object, words?: string) => Promise<Done>;
}

/** One thing at a time; what is refused is answered with why. */
export function useDoing(): Doing {
  const { post, del } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [isBusy, setIsBusy] = useState(false);

  return {
    isBusy,
    async act(method, path, body, words) {
      setIsBusy(true);
      try {
        const { data } = await (method === 'post' ? post<Said>(path, body) : del<Said>(path));
        toggleNotification({ type: 'success', message: words ?? data.message ?? 'Done.' });
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
