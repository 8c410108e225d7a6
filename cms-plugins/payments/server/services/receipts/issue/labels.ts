import { ownEntry } from '@lanternway/contracts/wire/own-entry';
import { toMajor, type Currency } from '@lanternway/contracts/money/money';
import { sessionsAfterLabel } from '@lanternway/contracts/payments/plan-words';
import { providerNames } from '@lanternway/contracts/payments/orders';
import type { ReceiptContent } from './content';

/** How receipts, on paper and by mail, say things. */

/** As in '96 of 45 minutes'; only '96' where the receipt is older than the length of a session. */
export const sessionWords = ({ sessions, sessionMinutes }: ReceiptContent['what']): string =>
  sessionsAfterLabel({ sessions, sessionMinutes: sessionMinutes ?? null });

/** As in '2599 USD' and '64.01 INR'. */
export const plainAmount = (minor: number, currency: Currency): string =>
  `${decimalAmount(minor).replace(/\.00$/, '')} ${currency}`;

/** As in '2599.00': always with its decimals, and nothing that a spreadsheet could take for something else. */
export const decimalAmount = (minor: number): string => toMajor(minor).toFixed(2);

const methodWords: Readonly<Record<string, string>> = {
  card: 'card',
  upi: 'UPI',
  netbanking: 'net banking',
  wallet: 'wallet',
  emi: 'EMI',
  cardless_emi: 'EMI',
  paylater: 'pay later',
};

/** As in 'Razorpay, UPI'. A way of paying that nobody has named here is left out. */
export function paidWith({ provider, method }: ReceiptContent['payment']): string | null {
  if (provider === null) return null;
  const how = method === null ? undefined : ownEntry(methodWords, method.toLowerCase());
  return how === undefined ? providerNames[provider] : `${providerNames[provider]}, ${how}`;
}

/** Of a tax, as in '9%' and '2.5%'. */
export const percent = (rate: number): string => `${String(Number(rate.toFixed(3)))}%`;
