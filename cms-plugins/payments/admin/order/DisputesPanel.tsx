import { disputeStateLabels, type DisputeRow } from '@lanternway/contracts/payments/disputes';
import type { OrderDetail } from '@lanternway/contracts/payments/staff';
import { providerNames } from '@lanternway/contracts/payments/orders';
import { ListTable } from '@lanternway/desk/lists/ListTable';
import type { Column } from '@lanternway/desk/parts/DataTable';
import { Panel } from '@lanternway/desk/parts/Panel';
import { Time } from '@lanternway/desk/parts/Time';
import { WordBadge } from '@lanternway/desk/parts/WordBadge';
import { CopyId } from '../parts/CopyId';
import { Money } from '../parts/Money';

/** What the parent or their bank disputes, and the deadline for an answer. Hidden if there is no dispute. */
export function DisputesPanel({ order: { disputes } }: { order: OrderDetail }) {
  if (disputes.length === 0) return null;
  return (
    <Panel title="Disputes">
      <ListTable
        label="Disputes"
        rows={disputes}
        keyOf={({ provider, disputeId }) => `${provider} ${disputeId}`}
        columns={columns}
      />
    </Panel>
  );
}

const colours = { open: 'danger', lost: 'danger', won: 'success', closed: 'neutral' } as const;

const columns: Column<DisputeRow>[] = [
  {
    title: 'Dispute',
    cell: ({ disputeId, provider }) => (
      <CopyId id={disputeId} what={`dispute at ${providerNames[provider]}`} />
    ),
  },
  {
    title: 'State',
    cell: ({ state }) => <WordBadge colour={colours[state]}>{disputeStateLabels[state]}</WordBadge>,
  },
  { title: 'Reason', cell: ({ reason }) => reason ?? 'Unknown' },
  {
    title: 'Amount',
    cell: ({ amount, currency }) =>
      amount === null || currency === null ? 'Unknown' : <Money minor={amount} currency={currency} />,
  },
  {
    title: 'Answer by',
    cell: ({ answerBy, endedAt }) => (endedAt !== null || answerBy === null ? '–' : <Time iso={answerBy} />),
  },
];
