import type { RefundRow } from '@lanternway/contracts/payments/refunds';
import { providerNames } from '@lanternway/contracts/payments/orders';
import { DataTable, type Column } from '@lanternway/desk/parts/DataTable';
import { Time } from '@lanternway/desk/parts/Time';
import { Box, Flex, Typography } from '@strapi/design-system';
import { Money } from '../parts/Money';
import { OrderLink } from '../parts/OrderLink';
import { RefundBadge } from '../parts/StateBadge';
import { nameOrClosed } from '../format';
import { refundKindLabels } from './refund-kinds';
import { RefundActions } from './RefundActions';

interface RefundsTableProps {
  label: string;
  rows: RefundRow[];
  total: number;
  onChanged: () => void;
}

export function RefundsTable({ label, rows, total, onChanged }: RefundsTableProps) {
  const columns: Column<RefundRow>[] = [
    { title: 'Order', cell: ({ orderId, orderNumber }) => <OrderLink id={orderId} number={orderNumber} /> },
    { title: 'Parent', cell: ({ name }) => nameOrClosed(name) },
    { title: 'Amount', cell: ({ amount, currency }) => <Money minor={amount} currency={currency} /> },
    { title: 'State', cell: (row) => <State row={row} /> },
    { title: 'Why', cell: (row) => <Why row={row} /> },
    { title: 'Asked for', cell: (row) => <Asked row={row} /> },
    { title: 'What to do', cell: (row) => <RefundActions refund={row} onChanged={onChanged} /> },
  ];
  return <DataTable opens label={label} rows={rows} total={total} keyOf={({ id }) => id} columns={columns} />;
}

const State = ({ row }: { row: RefundRow }) => (
  <Flex direction="column" alignItems="start" gap={1} maxWidth="22rem" style={{ whiteSpace: 'normal' }}>
    <RefundBadge refund={row} />
    <Typography variant="pi" textColor={row.problem === null ? 'neutral600' : 'danger600'}>
      {row.problem ?? providerNames[row.provider]}
    </Typography>
  </Flex>
);

const Why = ({ row: { kind, reason, steps } }: { row: RefundRow }) => (
  <Box minWidth="16rem" maxWidth="32rem" style={{ whiteSpace: 'normal' }}>
    <Typography tag="p">{refundKindLabels[kind]}</Typography>
    {[...(reason === null ? [] : [reason]), ...steps].map((line) => (
      <Typography key={line} tag="p" variant="pi" textColor="neutral600" style={{ overflowWrap: 'anywhere' }}>
        {line}
      </Typography>
    ))}
  </Box>
);

const Asked = ({ row: { requestedBy, approvedBy, createdAt } }: { row: RefundRow }) => (
  <>
    <Typography tag="p">{requestedBy ?? 'By the server'}</Typography>
    {approvedBy !== null && (
      <Typography tag="p" variant="pi" textColor="neutral600">{`Second person: ${approvedBy}`}</Typography>
    )}
    <Typography tag="p" variant="pi" textColor="neutral600">
      <Time iso={createdAt} />
    </Typography>
  </>
);
