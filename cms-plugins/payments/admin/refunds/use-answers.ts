import { sentenceOf } from '@lanternway/desk/asking/sentence-of';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';

/** Sends a staff decision and shows the server's message. Returns why it failed, or null. */
export function useAnswers(onChanged: () => void) {
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [isBusy, setIsBusy] = useState(false);

  async function send(path: string, body: object): Promise<string | null> {
    setIsBusy(true);
    try {
      const { data } = await post<{ message: string }>(path, body);
      toggleNotification({ type: 'success', message: data.message });
      return null;
    } catch (error) {
      const sentence = sentenceOf(error);
      toggleNotification({ type: 'danger', message: sentence });
      return sentence;
    } finally {
      setIsBusy(false);
      // If somebody else was faster, show what they have done.
      onChanged();
    }
  }

  return { send, isBusy };
}
