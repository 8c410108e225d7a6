import type { FinanceSummary } from '@lanternway/contracts/payments/staff';
import { countWaiting, waitingRows } from './waiting-rows';

const quiet: FinanceSummary = {
  attention: 0,
  openRequests: 0,
  oldestRequestAt: null,
  awaitingApproval: 0,
  oldestApprovalAt: null,
  disputes: [],
  open: [],
  processing: 3,
  takenToday: [],
  isTest: true,
  configured: { razorpay: true, paypal: true },
  lastReconciliation: null,
};

const keysOf = (summary: Partial<FinanceSummary>) =>
  waitingRows({ ...quiet, ...summary }, (iso) => iso).map(({ key }) => key);

it('shows nothing where nothing waits', () => {
  expect(keysOf({})).toEqual([]);
});

it('begins with what is wrong, then with what has waited longest', () => {
  const asked = { openRequests: 1, awaitingApproval: 2, attention: 1 };
  expect(
    keysOf({ ...asked, oldestRequestAt: '2026-11-20T08:00:00Z', oldestApprovalAt: '2026-11-19T08:00:00Z' }),
  ).toEqual(['attention', 'approvals', 'requests']);
  expect(
    keysOf({ ...asked, oldestRequestAt: '2026-11-18T08:00:00Z', oldestApprovalAt: '2026-11-19T08:00:00Z' }),
  ).toEqual(['attention', 'requests', 'approvals']);
});

it('counts each thing, not each row', () => {
  expect(countWaiting({ ...quiet, openRequests: 2, awaitingApproval: 1, attention: 3 })).toBe(6);
});

it('says how many, and since when', () => {
  const [row] = waitingRows({ ...quiet, openRequests: 2, oldestRequestAt: 'Friday' }, (iso) => iso);
  expect(row).toMatchObject({
    title: '2 parents ask for a refund',
    about: 'the oldest since Friday',
    to: '/plugins/payments/requests',
  });
});

it('begins with the disputes, each with the day until which it is to be answered', () => {
  const dispute = {
    orderId: 'o1',
    orderNumber: 'ORD-1',
    amount: 649_900,
    currency: 'INR' as const,
    reason: 'goods_not_received',
    answerBy: 'Friday',
  };
  const [first, second, third] = waitingRows(
    { ...quiet, disputes: [dispute, { ...dispute, orderId: 'o2', answerBy: null }], attention: 1 },
    (iso) => iso,
  );
  expect(first).toMatchObject({
    title: 'Answer the dispute over ORD-1',
    about: '₹6,499 · reason: goods not received · answer by Friday',
    to: '/plugins/payments/orders/o1',
  });
  expect(second?.about).toContain('the provider names no day');
  expect(third?.key).toBe('attention');
});
