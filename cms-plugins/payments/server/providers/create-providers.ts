import type { Currency } from '@lanternway/contracts/money/money';
import type { Provider } from '@lanternway/contracts/payments/orders';
import type { PaymentsConfig } from '../config';
import type { CallLog } from './call-log';
import type { PaymentProvider, SignedByWindow } from './provider';
import { createPayPal } from './paypal/provider';
import { createRazorpay } from './razorpay/provider';

/** What a page must know to offer the ways of paying, in the words of the call `payment/options`. */
export interface PageOptions {
  isTest: boolean;
  razorpay: { key: string; scriptUrl: string; currencies: Currency[] } | null;
  paypal: { clientId: string; sdkUrl: string | null; currencies: Currency[] } | null;
}

export interface Providers {
  /** Null where its keys are not set. */
  of: (name: Provider) => PaymentProvider | null;
  all: () => PaymentProvider[];
  razorpayWindow: SignedByWindow | null;
  optionsForPage: () => PageOptions;
}

export function createProviders(
  { razorpay, paypal, isTest }: Pick<PaymentsConfig, 'razorpay' | 'paypal' | 'isTest'>,
  log: CallLog,
): Providers {
  const card = razorpay === null ? null : createRazorpay(razorpay, log);
  const account = paypal === null ? null : createPayPal(paypal, log);
  const all: PaymentProvider[] = [card, account].filter((one) => one !== null);
  return {
    of: (name) => all.find((one) => one.name === name) ?? null,
    all: () => [...all],
    razorpayWindow: card,
    optionsForPage: () => ({
      isTest,
      razorpay:
        razorpay === null
          ? null
          : { key: razorpay.keyId, scriptUrl: razorpay.scriptUrl, currencies: [...razorpay.currencies] },
      paypal:
        paypal === null
          ? null
          : { clientId: paypal.clientId, sdkUrl: paypal.sdkUrl, currencies: [...paypal.currencies] },
    }),
  };
}
