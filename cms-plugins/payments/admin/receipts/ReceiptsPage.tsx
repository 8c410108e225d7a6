import { receiptPageSizes, type ReceiptRow } from '@lanternway/contracts/payments/receipts';
import {
  exportReceipts,
  listReceipts,
  openReceipt,
  printReceipts,
} from '@lanternway/contracts/payments/registers/staff-calls';
import { pathTo, readCall } from '@lanternway/contracts/wire/staff-endpoint';
import { useLoaded } from '@lanternway/desk/asking/use-loaded';
import { ListTable } from '@lanternway/desk/lists/ListTable';
import type { Column } from '@lanternway/desk/parts/DataTable';
import { Pages } from '@lanternway/desk/parts/Pages';
import { SaveFileButton } from '@lanternway/desk/parts/SaveFileButton';
import { Time } from '@lanternway/desk/parts/Time';
import { Box, Flex } from '@strapi/design-system';
import { DeskPage } from '../parts/DeskPage';
import { Found, Nothing } from '@lanternway/desk/loading/Found';
import { Money } from '../parts/Money';
import { OrderLink } from '../parts/OrderLink';
import { PeriodFields } from '../parts/PeriodFields';
import { usePage } from '../parts/use-page';
import { useRights } from '../rights';
import { nameOrClosed } from '../format';

/** Every receipt by number, and the files of a period for bookkeeping. */
export function ReceiptsPage() {
  const { asked, choices, read, choose } = usePage(['from', 'to']);
  const found = useLoaded(readCall(listReceipts, {}, asked));
  const { mayExport } = useRights();
  const period = `${read('from') ?? 'first'}-to-${read('to') ?? 'today'}`;
  return (
    <DeskPage
      title="Receipts"
      subtitle="Numbered without gaps within each financial year. Days are in Indian time."
      actions={
        mayExport && (
          <Flex gap={2} wrap="wrap">
            <SaveFileButton path={pathTo(exportReceipts, {}, choices)} fileName={`receipts-${period}.csv`}>
              Export CSV
            </SaveFileButton>
            <SaveFileButton path={pathTo(printReceipts, {}, choices)} fileName={`receipts-${period}.pdf`}>
              All as one PDF
            </SaveFileButton>
          </Flex>
        )
      }
    >
      <PeriodFields read={read} choose={choose} />
      <Found asked={found}>
        {({ rows, total, pageSize }) =>
          rows.length === 0 ? (
            <Nothing>
              {total > 0
                ? 'This page is empty now. Go back to the first page.'
                : 'There are no receipts in this period.'}
            </Nothing>
          ) : (
            <Box>
              <ListTable
                opens
                label="Receipts"
                rows={rows}
                total={total}
                keyOf={({ number }) => number}
                columns={columns}
              />
              <Pages total={total} pageSize={pageSize} sizes={receiptPageSizes} />
            </Box>
          )
        }
      </Found>
    </DeskPage>
  );
}

const columns: Column<ReceiptRow>[] = [
  { title: 'Number', cell: ({ number }) => <span style={{ whiteSpace: 'nowrap' }}>{number}</span> },
  { title: 'Issued', cell: ({ issuedAt }) => <Time iso={issuedAt} /> },
  { title: 'Order', cell: ({ orderId, orderNumber }) => <OrderLink id={orderId} number={orderNumber} /> },
  { title: 'Parent', cell: ({ name }) => nameOrClosed(name) },
  { title: 'Plan', cell: ({ planTitle }) => planTitle },
  { title: 'Amount', cell: ({ amount, currency }) => <Money minor={amount} currency={currency} /> },
  {
    title: 'Tax within',
    cell: ({ tax, currency }) => (tax === 0 ? null : <Money minor={tax} currency={currency} />),
  },
  {
    title: 'Refunded',
    cell: ({ refunded, currency }) =>
      refunded === 0 ? null : <Money minor={refunded} currency={currency} />,
  },
  {
    title: 'File',
    cell: ({ orderId, number }) => (
      <SaveFileButton
        variant="tertiary"
        path={pathTo(openReceipt, { id: orderId })}
        fileName={`receipt-${number.replaceAll('/', '-')}.pdf`}
      >
        {`PDF of ${number}`}
      </SaveFileButton>
    ),
  },
];
