import { paymentConfirming, updateFailed } from '@lanternway/contracts/payments/checkout';
import type { OrderView } from '@lanternway/contracts/payments/parent-orders';
import CircularProgress from '@mui/material/CircularProgress';
import { useEffect, useState } from 'react';
import { keepOrder, readKeptOrder } from '../../../browser/storage/kept-order';
import { FormAlert } from '../../../ui/forms/FormAlert';
import { resultOfState } from './ask-order';
import type { PaymentResult } from '../payment/paying';
import { usePolledOrder } from './use-polled-order';
import './confirming.css';

interface ConfirmingProps {
  order: string;
  plan: string;
  /** The provider's window reported a payment; otherwise it is unknown. */
  isPaidFor: boolean;
  onEnd: (result: PaymentResult) => void;
}

/** Says that the answer is being waited for. */
export function ConfirmingPanel({ isPaidFor }: { isPaidFor: boolean }) {
  return (
    <div className="co-confirming" role="status">
      <CircularProgress size={22} aria-hidden />
      <div>
        <p>
          <b>{isPaidFor ? paymentConfirming : 'Checking your payment…'}</b>
        </p>
        <p>Please keep this page open. It can take a minute.</p>
      </div>
    </div>
  );
}

/** A reload does not restart the wait. */
function firstSince(order: string): number {
  const kept = readKeptOrder();
  return kept?.id === order ? (kept.confirmingSince ?? Date.now()) : Date.now();
}

function resultOf({ status, id }: OrderView, isPaidFor: boolean): PaymentResult | null {
  const result = resultOfState(status, id);
  if (result !== null) return result;
  // Nobody has paid, and no window reported a payment.
  return !isPaidFor && status === 'pending' ? { kind: 'closed' } : null;
}

/** Waits for the provider's answer, and never reports a failure while money may have moved (product rule D14). */
export function Confirming({ order, plan, isPaidFor, onEnd }: ConfirmingProps) {
  const [since] = useState(() => firstSince(order));
  useEffect(() => {
    if (isPaidFor) keepOrder({ id: order, plan, confirmingSince: since });
  }, [order, plan, since, isPaidFor]);
  const { view, isLate } = usePolledOrder(order, since, (answer) => {
    const result = resultOf(answer, isPaidFor);
    if (result !== null) onEnd(result);
    return result !== null;
  });
  const number = view === null ? '' : ` Your order number is ${view.number}.`;
  if (isLate) return <FormAlert notice={{ tone: 'error', text: `${updateFailed}${number}` }} />;
  return <ConfirmingPanel isPaidFor={isPaidFor} />;
}
