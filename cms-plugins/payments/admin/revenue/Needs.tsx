import type { Revenue } from '@lanternway/contracts/payments/revenue';
import { readSummary } from '@lanternway/contracts/payments/staff-calls';
import { readCall } from '@lanternway/contracts/wire/staff-endpoint';
import { useLoaded } from '@lanternway/desk/asking/use-loaded';
import { formatTime } from '@lanternway/desk/format/times';
import { Row } from '@lanternway/desk/home/Waiting';
import { Panel } from '@lanternway/desk/parts/Panel';
import { Typography } from '@strapi/design-system';
import { formatAmount } from '../format';
import { waitingRows } from '../home/waiting-rows';
import { orderPage } from '../paths';

/** What waits for a person: first the disputes, by the day until which they are to be answered. */
export function Needs({ revenue: { deadlines } }: { revenue: Revenue }) {
  const { loaded } = useLoaded(readCall(readSummary, {}));
  const others = loaded.kind === 'loaded' ? waitingRows(loaded.value, formatTime) : [];
  return (
    <Panel title="What needs you">
      {deadlines.length + others.length === 0 ? (
        <Typography textColor="neutral600">No dispute, refund or order is waiting.</Typography>
      ) : (
        <ul aria-label="What needs you">
          {deadlines.map((dispute) => (
            <Row key={`${dispute.orderId} ${dispute.answerBy ?? ''}`} row={rowOf(dispute)} />
          ))}
          {others.map((row) => (
            <Row key={row.key} row={row} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

const rowOf = ({
  orderId,
  orderNumber,
  amount,
  currency,
  reason,
  answerBy,
}: Revenue['deadlines'][number]) => ({
  key: orderId,
  badge: 'Dispute',
  colour: 'danger' as const,
  title: `Answer the dispute over ${orderNumber}`,
  about: [
    formatAmount(amount, currency),
    ...(reason === null ? [] : [`reason: ${reason}`]),
    answerBy === null ? 'the provider names no day' : `answer by ${formatTime(answerBy)}`,
  ].join(' · '),
  to: orderPage(orderId),
});
