import { formatMoney } from '@lanternway/contracts/money/money';
import { isOpen, wasPaid } from '@lanternway/contracts/payments/orders';
import type { OrderView } from '@lanternway/contracts/payments/parent-orders';
import { Icon } from '../../../ui/art/Icon';
import cancelled from '../../../ui/art/spot-cancelled.svg';
import { Spot } from '../../../ui/art/Spot';
import { Anchor } from '../../../ui/links/Anchor';
import { ButtonLink } from '../../../ui/links/ButtonLink';
import { orderTitle, retryPath, formatPrice } from '../../../ui/order-text';
import { ResultFrame } from './ResultFrame';

/** Says that nothing was charged only if the server agrees: the money may still be on its way. */
function wordsOf({ status, problem }: OrderView): { title: string; lead: string } {
  if (status === 'pending' || status === 'expired') {
    return {
      title: 'Payment cancelled',
      lead: 'You have not been charged. Everything you typed is kept.',
    };
  }
  if (wasPaid(status)) return { title: 'Your payment', lead: 'This order is paid.' };
  const lead =
    status === 'failed'
      ? (problem ?? 'You can try it once more.')
      : 'Your payment may still be on its way. Please do not pay again.';
  return { title: 'Payment not completed', lead };
}

function Ways({ order, mayRetry }: { order: OrderView; mayRetry: boolean }) {
  return (
    <div className="rs-ways">
      {mayRetry ? (
        <>
          <ButtonLink look="lantern" size="large" href={retryPath(order)}>
            Retry
          </ButtonLink>
          <ButtonLink look="outline" size="large" href="/#plans">
            Choose another plan
          </ButtonLink>
        </>
      ) : (
        <ButtonLink look="solid" size="large" href={`/success?order=${order.id}`}>
          See this order
        </ButtonLink>
      )}
      <ButtonLink look="quiet" size="large" href="/">
        Go Home
      </ButtonLink>
    </div>
  );
}

/** What to try when a payment does not go through. PayPal takes no rupees. */
function WhatHelps({ currency }: Pick<OrderView, 'currency'>) {
  return (
    <aside className="card rs-helps" aria-labelledby="helps-title">
      <h2 id="helps-title">What often helps</h2>
      <ul className="ticks">
        <li>
          <Icon name="check-bold" />
          <span>
            <b>Another card.</b> Some banks refuse payments to other countries until you allow them.
          </span>
        </li>
        {currency !== 'INR' && (
          <li>
            <Icon name="check-bold" />
            <span>
              <b>PayPal</b>, if the card keeps being refused.
            </span>
          </li>
        )}
        <li>
          <Icon name="check-bold" />
          <span>
            <b>A word with us.</b> We cannot see your card, but we see why a payment failed.{' '}
            <Anchor href="/contact">Contact us</Anchor>
          </span>
        </li>
      </ul>
    </aside>
  );
}

function CancelSheet({ order }: { order: OrderView }) {
  const { status, currency } = order;
  // No second payment while one is being confirmed or is under review.
  const mayRetry = status === 'failed' || status === 'expired' || (isOpen(status) && status !== 'processing');
  const { title, lead } = wordsOf(order);
  return (
    <div className={mayRetry ? 'rs' : 'rs alone'}>
      <article className="sheet rs-main calm">
        <div className="rs-head">
          <Spot drawing={cancelled} />
          <div>
            <h1>{title}</h1>
            <p className="lead">{lead}</p>
          </div>
        </div>
        <hr className="tear" />
        <dl className="rs-facts">
          <dt>Course</dt>
          <dd>{orderTitle(order)}</dd>
          <dt>Amount</dt>
          <dd className="num">
            {formatMoney(order.amount, currency)}{' '}
            <span className="muted">({formatPrice(order.amount, currency)})</span>
          </dd>
          <dt>Order</dt>
          <dd className="num">{order.number}</dd>
        </dl>
        <Ways order={order} mayRetry={mayRetry} />
      </article>
      {mayRetry && <WhatHelps currency={currency} />}
    </div>
  );
}

/** `/cancel`: where PayPal's window leads after a cancellation. */
export function Cancel() {
  return <ResultFrame>{(order) => <CancelSheet order={order} />}</ResultFrame>;
}
