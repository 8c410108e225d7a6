import { formatMoney } from '@lanternway/contracts/money/money';
import { orderStateLabels, wasPaid, type OrderState } from '@lanternway/contracts/payments/orders';
import type { OrderView } from '@lanternway/contracts/payments/parent-orders';
import { paymentDay } from '@lanternway/contracts/money/payment-day';
import { Anchor } from '../../ui/links/Anchor';
import { Icon } from '../../ui/art/Icon';
import type { IconName } from '../../ui/art/icon-names';
import { orderTitle, retryPath } from '../../ui/order-text';
import { OrderMatters, type OrderMattersProps } from './OrderMatters';
import { ReceiptButton } from './ReceiptButton';

/** A sign and a colour next to the word. The word says it all. */
const looks: Record<OrderState, { icon: IconName; className: string }> = {
  pending: { icon: 'clock-bold', className: 'waits' },
  processing: { icon: 'clock-bold', className: 'waits' },
  paid: { icon: 'check-circle-fill', className: 'good' },
  partially_refunded: { icon: 'arrow-u-up-left-bold', className: 'good' },
  refunded: { icon: 'arrow-u-up-left-bold', className: 'waits' },
  failed: { icon: 'warning-circle-fill', className: 'bad' },
  expired: { icon: 'warning-circle-fill', className: 'bad' },
  review: { icon: 'info-fill', className: 'waits' },
};

const about = (order: OrderView) => <span className="vh"> for {orderTitle(order)}</span>;

/** What the parent can do next: download the receipt, pay, or see how far the payment is. */
function NextStep({ order }: { order: OrderView }) {
  const { status } = order;
  if (wasPaid(status)) return <ReceiptButton order={order} />;
  if (status === 'processing' || status === 'review') {
    return <Anchor href={`/success?order=${order.id}`}>See more{about(order)}</Anchor>;
  }
  return <Anchor href={retryPath(order)}>Retry{about(order)}</Anchor>;
}

/** One order: what it was for, when, how much, and its state. */
export function OrderRow(props: OrderMattersProps) {
  const { order } = props;
  const { status } = order;
  const { icon, className } = looks[status];
  return (
    <li className="order">
      <div className="order-head">
        <div>
          <b>{orderTitle(order)}</b>
          <p className="muted small">
            {paymentDay(order.paidAt ?? order.createdAt)} · <span className="nb">{order.number}</span>
          </p>
        </div>
        <b className="num">{formatMoney(order.amount, order.currency)}</b>
        <span className={`order-state ${className}`}>
          <Icon name={icon} />
          {orderStateLabels[status]}
        </span>
        <div className="order-next">
          <NextStep order={order} />
        </div>
      </div>
      <OrderMatters {...props} />
    </li>
  );
}
