import { wasPaid } from '@lanternway/contracts/payments/orders';
import type { OrderView } from '@lanternway/contracts/payments/parent-orders';
import { orderTitle } from '../../ui/order-text';

interface Counted {
  order: OrderView;
  sessions: NonNullable<OrderView['sessions']>;
}

/** The paid orders that have sessions. */
export const withSessions = (orders: readonly OrderView[]): Counted[] =>
  orders.flatMap((order) =>
    wasPaid(order.status) && order.sessions !== null ? [{ order, sessions: order.sessions }] : [],
  );

/** How many sessions are left of each plan that was paid, as words and as a bar. */
export function SessionsLeft({ counted }: { counted: readonly Counted[] }) {
  return (
    <section className="card sessions" aria-labelledby="sessions-title">
      <h2 id="sessions-title">Sessions</h2>
      {counted.map(({ order, sessions: { left, bought } }) => (
        <div key={order.id}>
          <p>{orderTitle(order)}</p>
          <p className="sessions-left">
            <b className="num">{left}</b> of <b className="num">{bought}</b> sessions left
          </p>
          <div className="sessions-bar" aria-hidden="true">
            <i style={{ inlineSize: `${String(bought === 0 ? 0 : (100 * left) / bought)}%` }} />
          </div>
        </div>
      ))}
    </section>
  );
}
