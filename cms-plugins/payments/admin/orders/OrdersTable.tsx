import { attentionLabels, type OrderRow } from '@lanternway/contracts/payments/staff';
import { providerNames } from '@lanternway/contracts/payments/orders';
import { useNarrow } from '@lanternway/desk/lists/use-narrow';
import { Card, Cards } from '@lanternway/desk/parts/Cards';
import { DataTable, type Column } from '@lanternway/desk/parts/DataTable';
import { Time } from '@lanternway/desk/parts/Time';
import { WordBadge } from '@lanternway/desk/parts/WordBadge';
import { Box, Flex, Link, Typography } from '@strapi/design-system';
import { NavLink, useSearchParams } from 'react-router-dom';
import { Money } from '../parts/Money';
import { OrderBadge } from '../parts/StateBadge';
import { orderPage } from '../paths';
import { nameOrClosed } from '../format';

export function OrdersTable({ rows, total }: { rows: OrderRow[]; total: number }) {
  const [query] = useSearchParams();
  const isNarrow = useNarrow();
  if (isNarrow) return <OrderCards rows={rows} list={query.toString()} />;
  const columns: Column<OrderRow>[] = [
    { title: 'Order', cell: (row) => <OrderCell row={row} list={query.toString()} /> },
    { title: 'Parent', cell: (row) => <ParentCell row={row} /> },
    { title: 'Plan', cell: ({ planTitle, trackTitle }) => <Two first={planTitle} second={trackTitle} /> },
    { title: 'Amount', cell: (row) => <AmountCell row={row} /> },
    { title: 'State', cell: (row) => <StateCell row={row} /> },
    { title: 'Payment', cell: (row) => <PaymentCell row={row} /> },
    { title: 'Receipt', cell: ({ receiptNumber }) => receiptNumber },
    { title: 'Created', cell: ({ createdAt }) => <Time iso={createdAt} /> },
  ];
  return (
    <DataTable opens label="Orders" rows={rows} total={total} keyOf={({ id }) => id} columns={columns} />
  );
}

/** The orders on a phone. */
function OrderCards({ rows, list }: { rows: OrderRow[]; list: string }) {
  return (
    <Cards label="Orders">
      {rows.map((row) => (
        <Card key={row.id} edge={row.attentions.length > 0 ? 'danger600' : 'neutral200'}>
          <Flex direction="column" alignItems="stretch" gap={2}>
            <Flex justifyContent="space-between" gap={2}>
              <Typography variant="delta" tag="p">
                <Money minor={row.amount} currency={row.currency} />
              </Typography>
              <Typography variant="pi" textColor="neutral600">
                <Time iso={row.createdAt} />
              </Typography>
            </Flex>
            <StateCell row={row} />
            <Two first={nameOrClosed(row.name)} second={row.planTitle} />
            <OrderCell row={row} list={list} />
          </Flex>
        </Card>
      ))}
    </Cards>
  );
}

const OrderCell = ({ row: { id, number }, list }: { row: OrderRow; list: string }) => (
  <Link tag={NavLink} to={orderPage(id)} state={{ list }}>
    <span style={{ whiteSpace: 'nowrap' }}>{number}</span>
  </Link>
);

const ParentCell = ({ row: { name, email } }: { row: OrderRow }) => (
  <Box minWidth="14rem">
    <Two first={nameOrClosed(name)} second={email === '' ? null : email} />
  </Box>
);

function AmountCell({ row: { amount, refunded, currency } }: { row: OrderRow }) {
  return (
    <>
      <Money minor={amount} currency={currency} />
      {refunded > 0 && (
        <Typography tag="p" variant="pi" textColor="neutral600">
          <Money minor={refunded} currency={currency} /> refunded
        </Typography>
      )}
    </>
  );
}

function StateCell({ row: { state, attentions } }: { row: OrderRow }) {
  return (
    <Flex gap={2} wrap="wrap" maxWidth="26rem" style={{ whiteSpace: 'normal' }}>
      <OrderBadge state={state} />
      {attentions.length > 0 && <WordBadge colour="danger">Needs attention</WordBadge>}
      {attentions.map((attention) => (
        <Typography key={attention} tag="p" variant="pi" textColor="neutral600">
          {attentionLabels[attention]}
        </Typography>
      ))}
    </Flex>
  );
}

function PaymentCell({ row: { provider, paymentId } }: { row: OrderRow }) {
  if (provider === null) return null;
  return <Two first={providerNames[provider]} second={paymentId} />;
}

function Two({ first, second }: { first: string; second: string | null }) {
  return (
    <>
      <Typography tag="p" style={{ overflowWrap: 'anywhere' }}>
        {first}
      </Typography>
      {second !== null && (
        <Typography tag="p" variant="pi" textColor="neutral600" style={{ overflowWrap: 'anywhere' }}>
          {second}
        </Typography>
      )}
    </>
  );
}
