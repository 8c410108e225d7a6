import { formatMoney } from '@lanternway/contracts/money/money';
import { wasPaid } from '@lanternway/contracts/payments/orders';
import { type OrderView, withdrawRefundRequest } from '@lanternway/contracts/payments/parent-orders';
import { paymentDay } from '@lanternway/contracts/money/payment-day';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { send } from '../../server-calls/client';
import { failureText } from '../../server-calls/failure-text';
import { buttonClass } from '../../ui/links/button-class';
import { formatDay } from '../../ui/format-day';
import { orderTitle } from '../../ui/order-text';
import { raiseToast } from '../../ui/toast/toasts';
import { NoteButton } from './ReceiptButton';

export interface OrderMattersProps {
  order: OrderView;
  /** Called when the order has changed on the server. */
  onChange: () => void;
  /** Called when the parent wants a refund. */
  onRefund: () => void;
}

function Refunds({ order: { refunds, currency } }: { order: OrderView }) {
  return (
    <>
      {refunds.map(({ amount, words, at }) => (
        <p key={`${at} ${amount}`}>
          <b className="num">{formatMoney(amount, currency)}</b>: {words}{' '}
          <span className="muted">({paymentDay(at)})</span>
        </p>
      ))}
    </>
  );
}

/** The notes of the refunds as files, next to the receipt. */
function Notes({ order }: { order: OrderView }) {
  return (
    <>
      {order.creditNotes.map((note) => (
        <p key={note.id}>
          <NoteButton order={order} note={note} />{' '}
          <span className="muted">
            ({formatMoney(note.amount, order.currency)}, {paymentDay(note.issuedAt)})
          </span>
        </p>
      ))}
    </>
  );
}

/** Withdraws the parent's refund request while it is not answered yet. */
function Withdraw({ order, onChange }: Omit<OrderMattersProps, 'onRefund'>) {
  const [isBusy, setBusy] = useState(false);
  const withdraw = async () => {
    setBusy(true);
    const outcome = await send(withdrawRefundRequest, {}, { id: order.id });
    setBusy(false);
    if (outcome.kind === 'done') raiseToast({ tone: 'good', text: outcome.reply.message });
    else {
      const text = failureText(outcome, 'Your request could not be withdrawn. Please try again.');
      raiseToast({ tone: 'bad', text });
    }
    onChange();
  };
  return (
    <Button variant="text" size="small" loading={isBusy} onClick={() => void withdraw()}>
      Withdraw request<span className="vh"> for {orderTitle(order)}</span>
    </Button>
  );
}

function RefundRequest({ order, onChange }: Omit<OrderMattersProps, 'onRefund'>) {
  const { refundRequest } = order;
  if (!refundRequest) return null;
  const { state, at, answer } = refundRequest;
  if (state === 'open') {
    return (
      <>
        <p>You asked for a refund on {formatDay(at)}. We answer within two business days.</p>
        <Withdraw order={order} onChange={onChange} />
      </>
    );
  }
  return state === 'declined' ? <p>Your refund request was declined. {answer}</p> : null;
}

/** The button to request a refund, or why there is none. */
function AskForRefund({ order, onRefund }: Omit<OrderMattersProps, 'onChange'>) {
  // An open request is shown separately.
  if (order.refundRequest?.state === 'open') return null;
  if (!order.mayRequestRefund) {
    return order.whyNoRefund ? <p className="muted">{order.whyNoRefund}</p> : null;
  }
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      className={buttonClass({ look: 'quiet', size: 'small' })}
      onClick={onRefund}
    >
      Request a refund<span className="vh"> for {orderTitle(order)}</span>
    </button>
  );
}

/** More about an order: why it failed, refunds. */
export function OrderMatters({ order, onChange, onRefund }: OrderMattersProps) {
  if (!wasPaid(order.status)) {
    return order.problem ? <p className="order-more small">{order.problem}</p> : null;
  }
  return (
    <div className="order-more small">
      <Refunds order={order} />
      <Notes order={order} />
      <RefundRequest order={order} onChange={onChange} />
      <AskForRefund order={order} onRefund={onRefund} />
    </div>
  );
}
