import type { OrderCreditNote } from '@lanternway/contracts/payments/credit-notes';
import type { OrderView } from '@lanternway/contracts/payments/parent-orders';
import { useState, type ReactNode } from 'react';
import { saveCreditNote, saveReceipt } from '../../server-calls/save-receipt';
import { orderTitle } from '../../ui/order-text';
import { raiseToast } from '../../ui/toast/toasts';

/** Saves the receipt of an order as a file. */
export const ReceiptButton = ({ order }: { order: OrderView }) => (
  <FileButton save={() => saveReceipt(order)}>
    Receipt<span className="vh"> for {orderTitle(order)} (PDF)</span>
  </FileButton>
);

/** Saves the note of a refund as a file. */
export const NoteButton = ({ order, note }: { order: OrderView; note: OrderCreditNote }) => (
  <FileButton save={() => saveCreditNote(order, note)}>
    {note.title} {note.number}
    <span className="vh"> for {orderTitle(order)} (PDF)</span>
  </FileButton>
);

/** `save` returns a message about what went wrong, or null. */
function FileButton({ save, children }: { save: () => Promise<string | null>; children: ReactNode }) {
  const [isBusy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    const problem = await save();
    setBusy(false);
    if (problem !== null) raiseToast({ tone: 'bad', text: problem });
  };
  return (
    <button type="button" className="as-link" aria-busy={isBusy} onClick={() => void (isBusy || press())}>
      {children}
    </button>
  );
}
