import type { OrderDetail } from '@lanternway/contracts/payments/staff';
import type { OrderRefund, RefundQuote } from '@lanternway/contracts/payments/refunds';
import { refundOrder } from '@lanternway/contracts/payments/staff-calls';
import { writeCall } from '@lanternway/contracts/wire/staff-endpoint';
import { useTyped } from '@lanternway/desk/drafts/use-kept';
import { useState } from 'react';
import { readAmount, typeAmount } from '../../amount';
import type { Change } from '../use-order';
import { readRefund, type RefundDraft } from './draft';

/** A refund is typed, reviewed, then sent. If it is refused, the typed values stay, also over a login. */
export function useRefundForm(order: OrderDetail, quote: RefundQuote, change: Change) {
  const fresh: RefundDraft = {
    amount: quote.amount === 0 ? '' : typeAmount(quote.amount),
    reason: '',
    message: '',
    despiteDispute: false,
    disputeReason: '',
  };
  const { draft, edit, forget, wasKept } = useTyped(`orders/${order.id}/refund`, fresh);
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [wanted, setWanted] = useState<OrderRefund | null>(null);
  const amount = readAmount(draft.amount);
  const isException = amount !== null && amount !== quote.amount;

  /** The key is made here, so sending the same confirmation twice makes only one refund. */
  const review = (): void => {
    const read = readRefund(draft, quote, order.version, crypto.randomUUID(), order.isDisputed);
    setFaults(read.kind === 'invalid' ? read.errors : {});
    setWanted(read.kind === 'valid' ? read.value : null);
  };

  const confirm = async (): Promise<void> => {
    if (wanted === null) return;
    const changed = await change(writeCall(refundOrder, { id: order.id }, wanted));
    if (changed.kind === 'done') {
      forget();
      setFaults({});
    } else {
      setFaults(Object.keys(changed.faults).length > 0 ? changed.faults : { amount: changed.sentence });
    }
    setWanted(null);
  };

  return {
    draft,
    faults,
    isException,
    /** The payment is disputed, and the tick to refund it anyway is missing. */
    isBlocked: order.isDisputed && !draft.despiteDispute,
    isLarge: amount !== null && quote.secondPersonFrom !== null && amount >= quote.secondPersonFrom,
    wanted,
    wasKept,
    edit,
    forget,
    review,
    confirm,
    cancel: () => {
      setWanted(null);
    },
  };
}
