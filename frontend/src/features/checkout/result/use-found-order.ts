import type { OrderView } from '@lanternway/contracts/payments/parent-orders';
import { readOrder } from '@lanternway/contracts/payments/parent-orders';
import { useCallback, useEffect, useState } from 'react';
import { send } from '../../../server-calls/client';
import { failureText } from '../../../server-calls/failure-text';

export type FoundOrder =
  | { kind: 'loading' }
  | { kind: 'found'; order: OrderView }
  /** There is no such order, or it is another parent's. */
  | { kind: 'none' }
  | { kind: 'failed'; text: string };

async function find(id: string | null): Promise<FoundOrder> {
  if (id === null) return { kind: 'none' };
  const outcome = await send(readOrder, {}, { id });
  if (outcome.kind === 'done') return { kind: 'found', order: outcome.reply.order };
  if (outcome.kind === 'refused' && outcome.status === 404) return { kind: 'none' };
  return {
    kind: 'failed',
    text: failureText(outcome, 'Your order could not be loaded. Please check your connection.'),
  };
}

/** The order that a page is about, from the server. */
export function useFoundOrder(id: string | null) {
  const [found, setFound] = useState<FoundOrder>({ kind: 'loading' });
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let isWanted = true;
    void find(id).then((answer) => {
      if (isWanted) setFound(answer);
    });
    return () => {
      isWanted = false;
    };
  }, [id, turn]);
  const again = useCallback(() => {
    setFound({ kind: 'loading' });
    setTurn((turns) => turns + 1);
  }, []);
  return { found, again };
}
