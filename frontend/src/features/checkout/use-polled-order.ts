import { confirmEveryMs, confirmPatienceMs } from '@lanternway/contracts/payments/orders';
import type { OrderView } from '@lanternway/contracts/payments/parent-orders';
import { useEffect, useRef, useState } from 'react';
import { askOrder } from './ask-order';

/** After the page has owned up that it takes long, it goes on asking, but less often. */
const quietlyEveryMs = 5 * confirmEveryMs;

interface Polled {
  /** What the server said last; null before it has said anything. */
  view: OrderView | null;
  /** It takes longer than it should (rule D14). */
  isLate: boolean;
}

/**
 * Asks after an order for as long as the page shows it.
 * @param since when the payment was made, in ms since 1970: a reload does not begin the waiting anew
 * @param onAnswer is told of each answer; once it gives true, nothing more is asked
 */
export function usePolledOrder(order: string, since: number, onAnswer: (view: OrderView) => boolean): Polled {
  const [polled, setPolled] = useState<Polled>({ view: null, isLate: false });
  const told = useRef(onAnswer);
  useEffect(() => {
    told.current = onAnswer;
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    const askOnce = async () => {
      const view = await askOrder(order);
      if (isOver || (view !== null && told.current(view))) return;
      const isLate = Date.now() - since >= confirmPatienceMs;
      setPolled((before) => ({ view: view ?? before.view, isLate }));
      timer = setTimeout(() => void askOnce(), isLate ? quietlyEveryMs : confirmEveryMs);
    };
    void askOnce();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [order, since]);
  return polled;
}
