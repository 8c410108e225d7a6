import type { OpenDispute } from '@lanternway/contracts/payments/disputes';
import type { FinanceSummary } from '@lanternway/contracts/payments/staff';
import type { WaitingRow } from '@lanternway/desk/home/Waiting';
import { counted } from '@lanternway/desk/format/counted';
import { formatAmount } from '../format';
import { deskPage, orderPage, refundsPage, requestsPage } from '../paths';

/**
 * What waits for finance: first the disputes, by the day until which they are to be answered, then what is wrong, then what
 * was asked for, the longest waiting first.
 */
export function waitingRows(
  { disputes, attention, openRequests, oldestRequestAt, awaitingApproval, oldestApprovalAt }: FinanceSummary,
  formatTime: (iso: string) => string,
): WaitingRow[] {
  const asked: { count: number; since: string | null; row: Omit<WaitingRow, 'about'> }[] = [
    {
      count: openRequests,
      since: oldestRequestAt,
      row: {
        key: 'requests',
        badge: 'Request',
        colour: 'primary',
        title: counted(openRequests, 'parent asks for a refund', 'parents ask for a refund'),
        to: requestsPage,
        button: 'Answer',
      },
    },
    {
      count: awaitingApproval,
      since: oldestApprovalAt,
      row: {
        key: 'approvals',
        badge: 'Approve',
        colour: 'warning',
        title: counted(awaitingApproval, 'refund waits for approval', 'refunds wait for approval'),
        to: refundsPage,
        button: 'Read',
      },
    },
  ];
  const waiting = asked
    .filter(({ count }) => count > 0)
    .sort((a, b) => (a.since ?? '').localeCompare(b.since ?? ''))
    .map(({ since, row }) =>
      since === null ? row : { ...row, about: `the oldest since ${formatTime(since)}` },
    );
  const disputed = disputes.map((dispute) => disputeRow(dispute, formatTime));
  if (attention === 0) return [...disputed, ...waiting];
  const orders: WaitingRow = {
    key: 'attention',
    badge: 'Attention',
    colour: 'danger',
    title: counted(attention, 'order needs attention', 'orders need attention'),
    to: `${deskPage}?attention=true`,
  };
  return [...disputed, orders, ...waiting];
}

/** Each thing by itself, where a row may stand for several. */
export const countWaiting = ({
  disputes,
  attention,
  openRequests,
  awaitingApproval,
}: FinanceSummary): number => disputes.length + attention + openRequests + awaitingApproval;

const disputeRow = (
  { orderId, orderNumber, amount, currency, reason, answerBy }: OpenDispute,
  formatTime: (iso: string) => string,
): WaitingRow => ({
  key: `${orderId} ${answerBy ?? ''}`,
  badge: 'Dispute',
  colour: 'danger',
  title: `Answer the dispute over ${orderNumber}`,
  about: [
    formatAmount(amount, currency),
    ...(reason === null ? [] : [`reason: ${reason.replaceAll('_', ' ')}`]),
    answerBy === null ? 'the provider names no day' : `answer by ${formatTime(answerBy)}`,
  ].join(' · '),
  to: orderPage(orderId),
});
