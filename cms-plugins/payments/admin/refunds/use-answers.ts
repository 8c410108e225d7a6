import type { StaffCall } from '@lanternway/contracts/wire/staff-endpoint';
import { sentenceOf } from '@lanternway/desk/asking/sentence-of';
import { useCall } from '@lanternway/desk/asking/use-call';
import { useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';

/** Sends a staff decision and shows the server's message. Returns why it failed, or null. */
export function useAnswers(onChanged: () => void) {
  const call = useCall();
  const { toggleNotification } = useNotification();
  const [isBusy, setIsBusy] = useState(false);

  async function send(answer: StaffCall<{ message: string }>): Promise<string | null> {
    setIsBusy(true);
    try {
      const { message } = await call(answer);
      toggleNotification({ type: 'success', message });
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
