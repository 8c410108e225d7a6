import { comparedNames, type ReconciliationRow } from '@lanternway/contracts/payments/reconciliation';
import { listReconciliations } from '@lanternway/contracts/payments/staff-calls';
import { readCall } from '@lanternway/contracts/wire/staff-endpoint';
import { useLoaded } from '@lanternway/desk/asking/use-loaded';
import { ListTable } from '@lanternway/desk/lists/ListTable';
import type { Column } from '@lanternway/desk/parts/DataTable';
import { Time } from '@lanternway/desk/parts/Time';
import { WordBadge } from '@lanternway/desk/parts/WordBadge';
import { counted } from '@lanternway/desk/format/counted';
import { Box, Flex, Typography } from '@strapi/design-system';
import { DeskPage } from '../parts/DeskPage';
import { Found, Nothing } from '@lanternway/desk/loading/Found';
import { Money } from '../parts/Money';
import { OrderLink } from '../parts/OrderLink';
import { useRights } from '../rights';
import { formatDay } from '../format';
import { RunForm } from './RunForm';

/** The daily comparison of our books with each provider's: payments, refunds and differences. */
export function ReconciliationPage() {
  const { loaded, reload } = useLoaded(readCall(listReconciliations, {}));
  const { mayWork } = useRights();
  return (
    <DeskPage
      title="Reconciliation"
      subtitle="Every night our payments are compared with those of each provider, and every order with its own history. Days are in UTC."
    >
      {mayWork && <RunForm onRun={reload} />}
      <Found asked={{ loaded, reload }}>
        {({ rows }) =>
          rows.length === 0 ? (
            <Nothing>
              Nothing has been compared yet: it is done every night, or whenever you ask for it.
            </Nothing>
          ) : (
            <ListTable label="Comparisons" rows={rows} keyOf={({ id }) => id} columns={columns} />
          )
        }
      </Found>
    </DeskPage>
  );
}

const columns: Column<ReconciliationRow>[] = [
  { title: 'Day', cell: ({ day }) => <span style={{ whiteSpace: 'nowrap' }}>{formatDay(day)}</span> },
  { title: 'Compared with', cell: ({ provider }) => comparedNames[provider] },
  { title: 'Result', cell: (row) => <Result row={row} /> },
  { title: 'Ours', cell: ({ provider, ours }) => provider !== 'ledger' && <Totals totals={ours} /> },
  { title: 'Theirs', cell: ({ provider, theirs }) => provider !== 'ledger' && <Totals totals={theirs} /> },
  { title: 'Differences', cell: ({ differences }) => <Differences differences={differences} /> },
  { title: 'Done', cell: (row) => <Done row={row} /> },
];

function Result({ row: { problem, differences, compared, provider } }: { row: ReconciliationRow }) {
  const left = differences.filter(({ isMended }) => !isMended).length;
  return (
    <Flex direction="column" alignItems="start" gap={1} maxWidth="26rem" style={{ whiteSpace: 'normal' }}>
      {problem !== null && <WordBadge colour="danger">Not done</WordBadge>}
      {problem === null && left === 0 && <WordBadge colour="success">The same</WordBadge>}
      {problem === null && left > 0 && (
        <WordBadge colour="danger">{counted(left, 'difference', 'differences')}</WordBadge>
      )}
      <Typography variant="pi" textColor="neutral600">
        {problem ??
          `${provider === 'ledger' ? counted(compared, 'order', 'orders') : counted(compared, 'payment', 'payments')} compared`}
      </Typography>
    </Flex>
  );
}

function Totals({ totals }: { totals: ReconciliationRow['ours'] }) {
  if (totals.length === 0) return 'Nothing';
  return (
    <ul>
      {totals.map(({ currency, taken, refunded }) => (
        <li key={currency}>
          <Money minor={taken} currency={currency} />
          {refunded > 0 && (
            <Typography tag="p" variant="pi" textColor="neutral600">
              <Money minor={refunded} currency={currency} /> refunded
            </Typography>
          )}
        </li>
      ))}
    </ul>
  );
}

function Differences({ differences }: Pick<ReconciliationRow, 'differences'>) {
  if (differences.length === 0) return 'None';
  return (
    <Box tag="ul" minWidth="22rem" maxWidth="44rem" style={{ whiteSpace: 'normal' }}>
      {differences.map(({ kind, paymentId, words, orderId, isMended }) => (
        <Box
          tag="li"
          key={`${kind} ${paymentId} ${words}`}
          paddingBottom={2}
          style={{ overflowWrap: 'anywhere' }}
        >
          <Typography tag="p">{words}</Typography>
          <Flex gap={2} wrap="wrap">
            {isMended && <WordBadge colour="success">Fixed by checking again</WordBadge>}
            {orderId !== null && <OrderLink id={orderId} number="Open the order" />}
          </Flex>
        </Box>
      ))}
    </Box>
  );
}

const Done = ({ row: { ranAt, by } }: { row: ReconciliationRow }) => (
  <>
    <Time iso={ranAt} />
    <Typography tag="p" variant="pi" textColor="neutral600">
      {by ?? 'By the server'}
    </Typography>
  </>
);
