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
 * The state of a payment, given what we knew and what is reported: news may come late and in any order. Money that was
 * received stays received, and of its states the later one counts. A payment never goes back to 'created'.
 */
export function laterState(known: PaymentState, reported: PaymentState): PaymentState {
  if (isReceived(known))
    return isReceived(reported) && received.indexOf(reported) > received.indexOf(known) ? reported : known;
  return reported === 'created' ? known : reported;
}

/** What we know of a payment once a snapshot of it has come. */
export function mergePayment(known: KnownPayment | null, snapshot: PaymentSnapshot): PaymentSnapshot {
  if (known === null) return snapshot;
  const state = laterState(known.state, snapshot.state);
  // Old news of a payment that has moved on since.
  if (state !== snapshot.state) return { ...snapshot, ...known, refundedMinor: known.refundedMinor };
  return { ...snapshot, method: snapshot.method ?? known.method, reason: snapshot.reason ?? known.reason };
}
