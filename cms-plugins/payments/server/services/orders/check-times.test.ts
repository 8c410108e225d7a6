import type { OrderState } from '@lanternway/contracts/payments/orders';
import { nextCheckAt } from './check-times';

const placedAt = new Date('2026-11-20T10:00:00.000Z');
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const waitOf = (stage: OrderState, checks: number, ageMs: number): number | null => {
  const now = new Date(placedAt.getTime() + ageMs);
  const next = nextCheckAt({ stage, checks, placedAt }, now);
  return next === null ? null : next.getTime() - now.getTime();
};

it('looks often at money that is being confirmed, and then ever more rarely', () => {
  const waits = [0, 1, 2, 3, 4, 5, 6, 50].map((checks) => waitOf('processing', checks, minute));
  expect(waits).toEqual([10_000, 30_000, minute, 3 * minute, 10 * minute, 30 * minute, hour, hour]);
});

it('leaves a parent three minutes at the window', () => {
  expect(waitOf('pending', 0, minute)).toBe(3 * minute);
});

it.each<OrderState>(['failed', 'expired'])(
  'goes on looking at one that is %s, for banks say yes late',
  (stage) => {
    expect(waitOf(stage, 0, 2 * day)).toBe(6 * hour);
    expect(waitOf(stage, 0, 8 * day)).toBeNull();
  },
);

it.each<OrderState>(['paid', 'partially_refunded', 'refunded', 'review'])(
  'does not look at one that is %s',
  (stage) => {
    expect(waitOf(stage, 0, minute)).toBeNull();
  },
);
