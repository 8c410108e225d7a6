import type { RefundRow } from '@lanternway/contracts/payments/refunds';
import { providerNames } from '@lanternway/contracts/payments/orders';
import { Card, Cards } from '@lanternway/desk/parts/Cards';
import { DataTable, type Column } from '@lanternway/desk/parts/DataTable';
import { useNarrow } from '@lanternway/desk/lists/use-narrow';
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
  /** Null: nothing can be done here, as what waits has a table of its own. */
  onChanged: (() => void) | null;
}

export function RefundsTable({ label, rows, total, onChanged }: RefundsTableProps) {
  const isNarrow = useNarrow();
  if (isNarrow) return <RefundCards label={label} rows={rows} onChanged={onChanged} />;
  const columns: Column<RefundRow>[] = [
    { title: 'Order', cell: ({ orderId, orderNumber }) => <OrderLink id={orderId} number={orderNumber} /> },
    { title: 'Parent', cell: ({ name }) => nameOrClosed(name) },
    { title: 'Amount', cell: ({ amount, currency }) => <Money minor={amount} currency={currency} /> },
    { title: 'State', cell: (row) => <State row={row} /> },
    { title: 'Why', cell: (row) => <Why row={row} /> },
    { title: 'Asked for', cell: (row) => <Asked row={row} /> },
    ...(onChanged === null
      ? []
      : [
          {
            title: 'What to do',
            cell: (row: RefundRow) => <RefundActions refund={row} onChanged={onChanged} />,
          },
        ]),
  ];
  return <DataTable opens label={label} rows={rows} total={total} keyOf={({ id }) => id} columns={columns} />;
}

/** The refunds on a phone. */
const RefundCards = ({ label, rows, onChanged }: Omit<RefundsTableProps, 'total'>) => (
  <Cards label={label}>
    {rows.map((row) => (
      <Card key={row.id} edge={row.state === 'failed' ? 'danger600' : 'neutral200'}>
        <Flex direction="column" alignItems="stretch" gap={2}>
          <Flex justifyContent="space-between" gap={2}>
            <Typography variant="delta" tag="p">
              <Money minor={row.amount} currency={row.currency} />
            </Typography>
            <OrderLink id={row.orderId} number={row.orderNumber} />
          </Flex>
          <State row={row} />
          <Typography tag="p" style={{ overflowWrap: 'anywhere' }}>
            {nameOrClosed(row.name)}
          </Typography>
          <Why row={row} />
          <Asked row={row} />
          {onChanged !== null && <RefundActions refund={row} onChanged={onChanged} />}
        </Flex>
      </Card>
    ))}
  </Cards>
);

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
