import { confirmEveryMs, confirmPatienceMs } from '@lanternway/contracts/payments/orders';
import type { OrderView } from '@lanternway/contracts/payments/parent-orders';
import { useEffect, useRef, useState } from 'react';
import { askOrder } from './ask-order';

/** After the page has said that it takes long, it goes on asking, but less often. */
const quietlyEveryMs = 5 * confirmEveryMs;

interface Polled {
  /** The server's last answer; null before the first one. */
  view: OrderView | null;
  /** It takes longer than it should (rule D14). */
  isLate: boolean;
}

/**
 * Asks for an order again and again while the page shows it.
 * @param since when the payment was made, in ms since 1970: a reload does not restart the wait
 * @param onAnswer is called with each answer; once it returns true, the polling ends
 */
export function usePolledOrder(order: string, since: number, onAnswer: (view: OrderView) => boolean): Polled {
  const [polled, setPolled] = useState<Polled>({ view: null, isLate: false });
  const callback = useRef(onAnswer);
  useEffect(() => {
    callback.current = onAnswer;
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    const askOnce = async () => {
      const view = await askOrder(order);
      if (isOver || (view !== null && callback.current(view))) return;
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
