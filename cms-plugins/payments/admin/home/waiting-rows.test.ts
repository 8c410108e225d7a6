import type { FinanceSummary } from '@lanternway/contracts/payments/staff';
import { waitingRows } from './waiting-rows';

const quiet: FinanceSummary = {
  attention: 0,
  openRequests: 0,
  oldestRequestAt: null,
  awaitingApproval: 0,
  oldestApprovalAt: null,
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

it('says how many, and since when', () => {
  const [row] = waitingRows({ ...quiet, openRequests: 2, oldestRequestAt: 'Friday' }, (iso) => iso);
  expect(row).toMatchObject({
    title: '2 parents ask for a refund',
    about: 'the oldest since Friday',
    to: '/plugins/payments/requests',
  });
});
