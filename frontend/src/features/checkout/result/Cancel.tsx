import { isOpen, wasPaid } from '@lanternway/contracts/payments/orders';
import type { OrderView } from '@lanternway/contracts/payments/parent-orders';
import { ButtonLink } from '../../../ui/links/ButtonLink';
import { orderTitle, retryPath, formatPrice } from '../../../ui/order-text';

import { ResultFrame } from './ResultFrame';

/** Says that nothing was charged only if the server agrees: the money may still be on its way. */
function sentenceOf({ status }: OrderView): string {
  if (status === 'pending' || status === 'expired') return 'Payment cancelled. You have not been charged.';
  return wasPaid(status) ? 'This order is paid.' : 'Payment not completed.';
}

function CancelSheet({ order }: { order: OrderView }) {
  const { status } = order;
  // No second payment while one is being confirmed or is under review.
  const mayRetry = status === 'failed' || status === 'expired' || (isOpen(status) && status !== 'processing');
  return (
    <div className="sheet receipt plain">
      <h1>{mayRetry ? 'Payment cancelled' : 'Your payment'}</h1>
      <p className="lead">{sentenceOf(order)}</p>
      <dl>
        <dt>Course</dt>
        <dd>{orderTitle(order)}</dd>
        <dt>Amount</dt>
        <dd className="num">
          <b>{formatPrice(order.amount, order.currency)}</b>
        </dd>
        <dt>Order number</dt>
        <dd className="num">{order.number}</dd>
      </dl>
      <div className="ways">
        {mayRetry ? (
          <ButtonLink look="solid" size="large" block href={retryPath(order)}>
            Retry
          </ButtonLink>
        ) : (
          <ButtonLink look="solid" size="large" block href={`/success?order=${order.id}`}>
            See this order
          </ButtonLink>
        )}
        <ButtonLink look="outline" size="large" block href="/">
          Go Home
        </ButtonLink>
      </div>
    </div>
  );
}

/** `/cancel`: where PayPal's window leads after a cancellation. */
export function Cancel() {
  return <ResultFrame title="Payment cancelled">{(order) => <CancelSheet order={order} />}</ResultFrame>;
}
