import { noSuchOrder } from '@lanternway/contracts/payments/checkout';
import type { OrderView } from '@lanternway/contracts/payments/parent-orders';
import Skeleton from '@mui/material/Skeleton';
import { type ReactNode, useEffect, useState } from 'react';
import { keepIdInAddress, readIdFromAddress } from '../../../browser/navigation';
import { readKeptOrder } from '../../../browser/storage/kept-order';
import { useTestMode } from '../../../server-calls/use-test-mode';
import { ButtonLink } from '../../../ui/links/ButtonLink';
import { LoadFailure } from '../../../ui/forms/mui/LoadFailure';
import { TestMark } from '../../../ui/TestMark';
import { Mascot } from '../../../ui/art/Mascot';
import { type FoundOrder, useFoundOrder } from './use-found-order';
import '../../../ui/styles/empty.css';
import './result.css';

/** The outline of the sheet, before the server has answered: until then it is not known how the payment went. */
export function ResultSkeleton() {
  return (
    <section className="result" aria-busy="true">
      <div className="wrap">
        <div className="sheet receipt">
          <h1 className="vh">Your payment</h1>
          <p className="vh" role="status">
            Loading your order
          </p>
          <Skeleton sx={{ width: '60%', height: 48, mx: 'auto' }} />
          {[1, 2, 3, 4, 5, 6].map((row) => (
            <Skeleton key={row} sx={{ height: 48 }} />
          ))}
        </div>
      </div>
    </section>
  );
}

function NoOrder() {
  return (
    <div className="sheet receipt">
      <div className="empty">
        <Mascot sleeping />
        <h1>No order here</h1>
        <p>{noSuchOrder} Everything you have bought is kept in your profile.</p>
        <ButtonLink look="outline" href="/profile">
          Your orders
        </ButtonLink>
      </div>
    </div>
  );
}

function Found({ found, again, children }: FoundProps) {
  if (found.kind === 'none') return <NoOrder />;
  if (found.kind === 'found') return children(found.order);
  return (
    <div className="sheet receipt">
      <h1>Your order</h1>
      <LoadFailure text={found.text} onTryAgain={again} />
    </div>
  );
}

interface FoundProps {
  found: Exclude<FoundOrder, { kind: 'loading' }>;
  again: () => void;
  children: (order: OrderView) => ReactNode;
}

interface ResultFrameProps {
  children: (order: OrderView) => ReactNode;
}

/**
 * A page about one order of the parent: the one in the address, or the last one of this tab. Only the server's data is
 * shown, and it shows nobody another parent's order.
 */
export function ResultFrame({ children }: ResultFrameProps) {
  const [id] = useState(() => readIdFromAddress('order') ?? readKeptOrder()?.id ?? null);
  useEffect(() => {
    if (id !== null) keepIdInAddress('order', id);
  }, [id]);
  const { found, again } = useFoundOrder(id);
  const isTest = useTestMode();
  if (found.kind === 'loading') return <ResultSkeleton />;
  return (
    <section className="result">
      <div className="wrap">
        {isTest && <TestMark />}
        <Found found={found} again={again}>
          {children}
        </Found>
      </div>
    </section>
  );
}
