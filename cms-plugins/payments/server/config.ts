import type { Currency } from '@lanternway/contracts/money/money';
import type { Core } from '@strapi/strapi';

export interface RazorpayConfig {
  keyId: string;
  keySecret: string;
  /** The present one and, while it is being changed, the one before. */
  webhookSecrets: readonly string[];
  /** acc_…: where it is known, events of another account are recognised. */
  accountId: string | null;
  /** Without a path: paths begin with /v1. */
  apiBase: string;
  /** The script of its window, for the page. */
  scriptUrl: string;
  currencies: readonly Currency[];
}

export interface PayPalConfig {
  clientId: string;
  secret: string;
  webhookId: string;
  apiBase: string;
  /** The script of its buttons, for the page; null takes PayPal's own. */
  sdkUrl: string | null;
  /** Endings of the hosts whose certificates sign webhooks: '.paypal.com'. A stand-in is named by its whole host. */
  certHosts: readonly string[];
  currencies: readonly Currency[];
}

/** What the application hands over in its `config/plugins`. */
export interface PaymentsConfig {
  /** Null where its keys are not set. */
  razorpay: RazorpayConfig | null;
  paypal: PayPalConfig | null;
  /** No money moves here: the sandbox takes the payments, or the keys are test keys. */
  isTest: boolean;
  /** The address the world sees, without a slash at its end. */
  publicUrl: string;
  /** Types of the application: what is sold, the tracks it is sold as, and the brand on receipts. */
  planUid: string;
  courseUid: string;
  brandUid: string;
  /** Its service knows the country a request comes from, and the exchange rates. */
  visitorUid: string;
}

export const config = {
  default: {},
  validator(given: Partial<PaymentsConfig>) {
    const names = [
      'razorpay',
      'paypal',
      'isTest',
      'publicUrl',
      'planUid',
      'courseUid',
      'brandUid',
      'visitorUid',
    ] as const;
    for (const name of names) {
      if (given[name] === undefined) throw new Error(`"${name}" is missing.`);
    }
  },
};

export const readConfig = (strapi: Core.Strapi): PaymentsConfig => strapi.config.get('plugin::payments');
