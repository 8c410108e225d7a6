import type { OrderView } from '@lanternway/contracts/payments/parent-orders';
import { useState } from 'react';
import { saveReceipt } from '../../server-calls/save-receipt';
import { orderTitle } from '../../ui/order-text';
import { raiseToast } from '../../ui/toast/toasts';

/** Saves the receipt of an order as a file. */
export function ReceiptButton({ order }: { order: OrderView }) {
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    const problem = await saveReceipt(order);
    setBusy(false);
    if (problem !== null) raiseToast({ tone: 'bad', text: problem });
  };
  return (
    <button type="button" className="as-link" aria-busy={isBusy} onClick={() => void (isBusy || save())}>
      Receipt<span className="vh"> for {orderTitle(order)} (PDF)</span>
    </button>
  );
}
