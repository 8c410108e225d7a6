import type { OrderView } from '@lanternway/contracts/payments/parent-orders';
import Skeleton from '@mui/material/Skeleton';
import { useEffect, useState } from 'react';
import { useTestMode } from '../../server-calls/use-test-mode';
import { ButtonLink } from '../../ui/links/ButtonLink';
import { LoadFailure } from '../../ui/forms/mui/LoadFailure';
import { TestMark } from '../../ui/TestMark';
import noOrders from '../../ui/art/spot-no-orders.svg';
import { Spot } from '../../ui/art/Spot';
import { OrderRow } from './OrderRow';
import { SessionsLeft, withSessions } from './SessionsLeft';
import { RefundDialog } from './RefundDialog';
import type { LoadedOrders } from './use-orders';
import '../../ui/styles/empty.css';
import './orders.css';

/** A payment that is being confirmed changes by itself, so the list is loaded again. */
const againEveryMs = 10_000;

function RowsSkeleton() {
  return (
    <div className="card orders" aria-busy="true">
      <p className="vh" role="status">
        Loading your orders
      </p>
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} variant="rounded" sx={{ height: 84, borderRadius: '16px' }} aria-hidden="true" />
      ))}
    </div>
  );
}

function NoOrders() {
  return (
    <div className="card empty">
      <Spot drawing={noOrders} />
      <h2>No orders yet</h2>
      <p>When you buy a plan, its receipt is kept here.</p>
      <ButtonLink look="outline" href="/#plans">
        See plans and prices
      </ButtonLink>
    </div>
  );
}

function OrderList({ orders, onChange }: { orders: readonly OrderView[]; onChange: () => void }) {
  const [asking, setAsking] = useState<OrderView | null>(null);
  const counted = withSessions(orders);
  const isMoving = orders.some(({ status }) => status === 'processing');
  useEffect(() => {
    if (!isMoving) return;
    const timer = setInterval(onChange, againEveryMs);
    return () => clearInterval(timer);
  }, [isMoving, onChange]);
  if (orders.length === 0) return <NoOrders />;
  return (
    <div className={counted.length > 0 ? 'orders-home has-sessions' : 'orders-home'}>
      <section className="card" aria-labelledby="orders-title">
        <h2 id="orders-title">Orders</h2>
        <ul className="orders">
          {orders.map((order) => (
            <OrderRow key={order.id} order={order} onChange={onChange} onRefund={() => setAsking(order)} />
          ))}
        </ul>
      </section>
      {counted.length > 0 && <SessionsLeft counted={counted} />}
      {asking !== null && (
        <RefundDialog order={asking} onRequested={onChange} onClose={() => setAsking(null)} />
      )}
    </div>
  );
}

/** What the parent has bought. */
export function Orders({ loaded, again }: LoadedOrders) {
  const isTest = useTestMode();
  if (loaded.kind === 'loading') return <RowsSkeleton />;
  if (loaded.kind === 'failed') return <LoadFailure text={loaded.text} onTryAgain={again} />;
  return (
    <div>
      {isTest && <TestMark />}
      <OrderList orders={loaded.value.orders} onChange={again} />
    </div>
  );
}
