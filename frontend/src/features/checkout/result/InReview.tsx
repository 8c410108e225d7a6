import { useState } from 'react';
import { FormAlert } from '../../../ui/forms/FormAlert';
import { usePolledOrder } from './use-polled-order';

/** The money has arrived but something about it is odd. Staff look at it, and the parent has nothing to do. */
export function InReview({ order }: { order: string }) {
  const [since] = useState(() => Date.now());
  const { view } = usePolledOrder(order, since, () => false);
  const number = view === null ? '' : ` Your order number is ${view.number}.`;
  const text = `We have your payment and are looking at it. You do not need to do anything: we will write to you.${number}`;
  return <FormAlert notice={{ tone: 'info', text }} />;
}
