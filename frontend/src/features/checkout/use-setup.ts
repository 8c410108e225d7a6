import { me } from '@lanternway/contracts/accounts/accounts';
import { paymentOptions } from '@lanternway/contracts/payments/checkout';
import type { InferType } from 'yup';
import { askCountry } from '../../server-calls/ask-country';
import { type Outcome, send } from '../../server-calls/client';
import { useLoaded } from '../../server-calls/use-loaded';

export type PaymentOptions = InferType<typeof paymentOptions.reply>;

/** What the checkout has to know before the parent can fill it in. */
export interface Setup {
  user: { username: string; email: string };
  options: PaymentOptions;
  /** Two capital letters; null if it is unknown. */
  country: string | null;
}

async function loadSetup(): Promise<Outcome<Setup>> {
  const [asked, ways, country] = await Promise.all([send(me, {}), send(paymentOptions, {}), askCountry()]);
  if (asked.kind !== 'done') return asked;
  if (ways.kind !== 'done') return ways;
  return { kind: 'done', reply: { ...asked.reply, options: ways.reply, country } };
}

export const useSetup = () =>
  useLoaded(loadSetup, 'The checkout could not be loaded. Please check your connection.');
