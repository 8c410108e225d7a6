import type { PaymentSnapshot, PaymentState } from '../../providers/provider';

/** A payment as it stands in our rows. */
export type KnownPayment = Omit<PaymentSnapshot, 'at'>;

/** Money that reached us, whatever became of it afterwards. */
export const isReceived = (state: PaymentState): boolean =>
  state === 'captured' || state === 'refunded' || state === 'reversed';

/** Money that may still come. */
export const isUnderWay = (state: PaymentState): boolean => state === 'authorized' || state === 'pending';

const received: readonly PaymentState[] = ['captured', 'refunded', 'reversed'];

/**
 * What a payment is, after what we knew and what we are told: news may come late and in any order. Money that was
 * received stays received, and among its states only the later one counts; whatever has begun does not un-begin.
 */
export function laterState(known: PaymentState, told: PaymentState): PaymentState {
  if (isReceived(known))
    return isReceived(told) && received.indexOf(told) > received.indexOf(known) ? told : known;
  return told === 'created' ? known : told;
}

/** What we know of a payment once we have been told. */
export function mergePayment(known: KnownPayment | null, told: PaymentSnapshot): PaymentSnapshot {
  if (known === null) return told;
  const state = laterState(known.state, told.state);
  // Old news of a payment that has moved on since.
  if (state !== told.state) return { ...told, ...known, refundedMinor: known.refundedMinor };
  return { ...told, method: told.method ?? known.method, reason: told.reason ?? known.reason };
}
