import { formatMoney } from '@lanternway/contracts/money/money';
import type { OrderView } from '@lanternway/contracts/payments/parent-orders';
import { paymentDay } from '@lanternway/contracts/money/payment-day';
import { sessionsAfterLabel } from '@lanternway/contracts/payments/plan-words';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { printPage } from '../../../browser/print-page';
import { saveReceipt } from '../../../server-calls/save-receipt';
import { FormAlert } from '../../../ui/forms/FormAlert';
import { Icon } from '../../../ui/art/Icon';
import { orderTitle, formatPrice } from '../../../ui/order-text';

/** The lines of the receipt, and behind a press the numbers that support asks for. */
function Facts({ order }: { order: OrderView }) {
  return (
    <>
      <dl>
        <dt>Course</dt>
        <dd>{orderTitle(order)}</dd>
        {order.sessions !== null && (
          <>
            <dt>Sessions</dt>
            <dd className="num">
              {sessionsAfterLabel({ sessions: order.sessions.bought, sessionMinutes: order.sessionMinutes })}
            </dd>
          </>
        )}
        <dt>Paid</dt>
        <dd className="num">
          <b>{formatMoney(order.amount, order.currency)}</b>
          <span className="small muted">{formatPrice(order.amount, order.currency)}</span>
        </dd>
        <dt>Status</dt>
        <dd>
          <span className="paid">
            <Icon name="check-circle-fill" />
            Paid
          </span>
        </dd>
        <dt>Date</dt>
        <dd>{paymentDay(order.paidAt ?? order.createdAt)}</dd>
        {order.receiptNumber !== null && (
          <>
            <dt>Receipt number</dt>
            <dd className="num">{order.receiptNumber}</dd>
          </>
        )}
      </dl>
      <details>
        <summary>
          <Icon name="caret-down-bold" />
          Order and payment numbers
        </summary>
        <dl className="small">
          <dt>Order number</dt>
          <dd className="num">{order.number}</dd>
          <dt>Order ID</dt>
          <dd className="num">{order.providerOrderId ?? order.number}</dd>
          <dt>Payment ID</dt>
          <dd className="num">{order.paymentId ?? '–'}</dd>
        </dl>
      </details>
    </>
  );
}

/** Downloads the receipt as a file, and shows a message if that fails. */
function DownloadReceipt({ order }: { order: OrderView }) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const download = async () => {
    setBusy(true);
    setProblem(await saveReceipt(order));
    setBusy(false);
  };
  return (
    <div>
      <FormAlert notice={problem === null ? null : { tone: 'error', text: problem }} />
      <Button
        variant="outlined"
        fullWidth
        startIcon={<Icon name="download-simple-bold" />}
        loading={isBusy}
        loadingPosition="start"
        onClick={() => void download()}
      >
        Download PDF
      </Button>
    </div>
  );
}

/** What was paid, for the parent to keep: on the page, on paper and as a file. */
export function ReceiptSheet({ order }: { order: OrderView }) {
  return (
    <aside className="sheet rcp" aria-labelledby="receipt-title">
      <h2 id="receipt-title">Receipt</h2>
      <Facts order={order} />
      <div className="ways">
        <DownloadReceipt order={order} />
        <Button variant="text" startIcon={<Icon name="printer-bold" />} onClick={printPage}>
          Print receipt
        </Button>
      </div>
    </aside>
  );
}
