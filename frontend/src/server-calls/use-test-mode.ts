import { paymentOptions } from '@lanternway/contracts/payments/checkout';
import { useEffect, useState } from 'react';
import { send } from './client';

/** Whether the payment sandbox replaces the providers; false until the server says so. */
export function useTestMode(): boolean {
  const [isTest, setTest] = useState(false);
  useEffect(() => {
    let isWanted = true;
    void send(paymentOptions, {}).then((outcome) => {
      if (isWanted && outcome.kind === 'done') setTest(outcome.reply.isTest);
    });
    return () => {
      isWanted = false;
    };
  }, []);
  return isTest;
}
