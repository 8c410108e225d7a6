import { wasPaid } from '@lanternway/contracts/payments/orders';
import type { OrderView } from '@lanternway/contracts/payments/parent-orders';
import { useState } from 'react';
import type { Session } from '../../../browser/storage/session';
import { ButtonLink } from '../../../ui/links/ButtonLink';
import { FormTheme } from '../../../ui/forms/theme/FormTheme';
import { FormAlert } from '../../../ui/forms/FormAlert';
import { askOrder, resultOfState } from './ask-order';
import { BankNote } from './BankNote';
import { Confirming } from './Confirming';
import { InReview } from './InReview';
import { orderTitle, retryPath } from '../../../ui/order-text';
import { ResultFrame } from './ResultFrame';
import { ThankYou } from './ThankYou';

interface NotPaidProps {
  order: OrderView;
  onPaid: (order: OrderView) => void;
}

/** The address may be opened before the money arrives, or be kept for an order that was never paid. */
function NotPaid({ order, onPaid }: NotPaidProps) {
  const [ended, setEnded] = useState(resultOfState(order.status, order.id));
  const follow = async () => {
    const view = await askOrder(order.id);
    if (view === null) return;
    if (wasPaid(view.status)) onPaid(view);
    else setEnded(resultOfState(view.status, view.id));
  };
  return (
    <div className="sheet receipt">
      <h1>{ended?.kind === 'failed' ? 'Payment not completed' : 'Your payment'}</h1>
      <p className="lead">{orderTitle(order)}</p>
      <div className="result-state">
        {ended === null && (
          <Confirming order={order.id} plan={order.plan} isPaidFor onEnd={() => void follow()} />
        )}
        {ended?.kind === 'review' && <InReview order={order.id} />}
        {ended?.kind === 'failed' && (
          <>
            <FormAlert notice={{ tone: 'error', text: ended.text }} />
            <BankNote />
          </>
        )}
      </div>
      <div className="ways">
        {ended?.kind === 'failed' && (
          <ButtonLink look="solid" size="large" block href={retryPath(order)}>
            Retry
          </ButtonLink>
        )}
        <ButtonLink look="outline" size="large" block href="/profile">
          Your orders
        </ButtonLink>
      </div>
    </div>
  );
}

function SuccessSheet({ order: first, session }: { order: OrderView; session: Session }) {
  const [order, setOrder] = useState(first);
  return wasPaid(order.status) ? (
    <ThankYou order={order} buyer={session} />
  ) : (
    <NotPaid order={order} onPaid={setOrder} />
  );
}

/** `/success`: the receipt of an order. */
export function Success({ session }: { session: Session }) {
  return <ResultFrame>{(order) => <SuccessSheet order={order} session={session} />}</ResultFrame>;
}

/** What the result pages need around them. */
export const ResultGround = FormTheme;
