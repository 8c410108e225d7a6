import { orderStates, type OrderState } from '@lanternway/contracts/payments/orders';
import { mayTransition } from './transitions';

const paidStates: OrderState[] = ['paid', 'partially_refunded', 'refunded'];

it.each(paidStates)('never leads back from %s to an order that is not paid', (from) => {
  for (const to of ['pending', 'processing', 'failed', 'expired'] as const)
    expect(mayTransition(from, to)).toBe(false);
});

it.each<OrderState>(['pending', 'processing', 'failed', 'expired'])(
  'lets money that did arrive pay: %s',
  (from) => {
    expect(mayTransition(from, 'paid')).toBe(true);
  },
);

it('lets a person look at an order wherever it stands', () => {
  for (const from of orderStates.filter((state) => state !== 'review'))
    expect(mayTransition(from, 'review')).toBe(true);
});

it('never makes an order new again', () => {
  for (const from of orderStates) expect(mayTransition(from, 'pending')).toBe(false);
});
