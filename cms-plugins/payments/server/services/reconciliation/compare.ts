import { formatMoney, isCurrency } from '@lanternway/contracts/money/money';
import type { ReconciliationDifference } from '@lanternway/contracts/payments/reconciliation';
import { providerNames } from '@lanternway/contracts/payments/orders';
import type { PaymentSnapshot } from '../../providers/provider';
import { paymentStateWords } from '../staff/labels';
import type { PaymentRecord } from '../orders/records';
import { isReceived } from '../settlement/payments';

/** Our row of a payment, as far as it is compared. */
export type OurPayment = Pick<
  PaymentRecord,
  'provider' | 'paymentId' | 'state' | 'amountMinor' | 'currency' | 'refundedMinor'
>;

export type PaymentDifference = Pick<ReconciliationDifference, 'kind' | 'words'>;

/**
 * The difference between a payment as its provider reports it and our row, in words; null if there is none. Only money
 * counts: neither side need know of attempts that came to nothing.
 */
export function compare(theirs: PaymentSnapshot | null, ours: OurPayment | null): PaymentDifference | null {
  if (theirs === null) return ours === null || !isReceived(ours.state) ? null : missingThere(ours);
  if (ours === null) return isReceived(theirs.state) ? missingHere(theirs) : null;
  if (!isReceived(theirs.state) && !isReceived(ours.state)) return null;
  const name = providerNames[theirs.provider];
  const id = theirs.paymentId;
  if (theirs.amountMinor !== ours.amountMinor || theirs.currency !== ours.currency) {
    const words = `${name} has ${asMoney(theirs)} for payment ${id}, and we have ${asMoney(ours)}.`;
    return { kind: 'amount', words };
  }
  if (isReceived(theirs.state) !== isReceived(ours.state) || isBack(theirs) !== isBack(ours)) {
    const [said, kept] = [paymentStateWords[theirs.state], paymentStateWords[ours.state]];
    const words = `${name} says of payment ${id}: ${said.toLowerCase()}. Here it is: ${kept.toLowerCase()}.`;
    return { kind: 'state', words };
  }
  if (theirs.refundedMinor !== ours.refundedMinor) {
    const back = (side: OurPayment) => asMoney({ ...side, amountMinor: side.refundedMinor });
    const words = `${name} has given back ${back(theirs)} of payment ${id}, and we know of ${back(ours)}.`;
    return { kind: 'refunded', words };
  }
  return null;
}

/** Taken back by a bank, which is no refund. */
const isBack = ({ state }: Pick<OurPayment, 'state'>): boolean => state === 'reversed';

const missingHere = (theirs: PaymentSnapshot): PaymentDifference => ({
  kind: 'missing_here',
  words: `${providerNames[theirs.provider]} has taken ${asMoney(theirs)} as payment ${theirs.paymentId}, and we do not know of it.`,
});

const missingThere = (ours: OurPayment): PaymentDifference => ({
  kind: 'missing_there',
  words: `We have payment ${ours.paymentId} of ${asMoney(ours)}, and ${providerNames[ours.provider]} does not know of it.`,
});

const asMoney = ({ amountMinor, currency }: { amountMinor: number; currency: string }): string =>
  isCurrency(currency) ? formatMoney(amountMinor, currency) : `${(amountMinor / 100).toFixed(2)} ${currency}`;

export interface Total {
  currency: string;
  taken: number;
  refunded: number;
}

/** Per currency, in the order of the alphabet. */
export function totalsOf(payments: readonly OurPayment[]): Total[] {
  const totals = new Map<string, Total>();
  for (const { state, currency, amountMinor, refundedMinor } of payments) {
    if (!isReceived(state)) continue;
    const total = totals.get(currency) ?? { currency, taken: 0, refunded: 0 };
    totals.set(currency, {
      currency,
      taken: total.taken + amountMinor,
      refunded: total.refunded + refundedMinor,
    });
  }
  return [...totals.values()].sort((a, b) => a.currency.localeCompare(b.currency));
}
