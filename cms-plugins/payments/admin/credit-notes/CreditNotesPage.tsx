import type { CreditNoteRow } from '@lanternway/contracts/payments/credit-notes';
import { receiptPageSizes } from '@lanternway/contracts/payments/receipts';
import { exportCreditNotes, listCreditNotes } from '@lanternway/contracts/payments/registers/staff-calls';
import { pathTo, readCall } from '@lanternway/contracts/wire/staff-endpoint';
import { useLoaded } from '@lanternway/desk/asking/use-loaded';
import { ListTable } from '@lanternway/desk/lists/ListTable';
import type { Column } from '@lanternway/desk/parts/DataTable';
import { Pages } from '@lanternway/desk/parts/Pages';
import { SaveFileButton } from '@lanternway/desk/parts/SaveFileButton';
import { Time } from '@lanternway/desk/parts/Time';
import { Box } from '@strapi/design-system';
import { nameOrClosed } from '../format';
import { DeskPage } from '../parts/DeskPage';
import { Found, Nothing } from '@lanternway/desk/loading/Found';
import { Money } from '../parts/Money';
import { NoteFile } from '../parts/NoteFile';
import { OrderLink } from '../parts/OrderLink';
import { PeriodFields } from '../parts/PeriodFields';
import { usePage } from '../parts/use-page';
import { useRights } from '../rights';

/** Every credit note by number, and the table of a period for the tax return. */
export function CreditNotesPage() {
  const { asked, choices, read, choose } = usePage(['from', 'to']);
  const found = useLoaded(readCall(listCreditNotes, {}, asked));
  const { mayExport } = useRights();
  const period = `${read('from') ?? 'first'}-to-${read('to') ?? 'today'}`;
  return (
    <DeskPage
      title="Credit notes"
      subtitle="One for each refund that is done, numbered without gaps within each financial year. Days are in Indian time."
      actions={
        mayExport && (
          <SaveFileButton
            path={pathTo(exportCreditNotes, {}, choices)}
            fileName={`credit-notes-${period}.csv`}
          >
            Export CSV
          </SaveFileButton>
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
                : 'There are no credit notes in this period.'}
            </Nothing>
          ) : (
            <Box>
              <ListTable
                opens
                label="Credit notes"
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

const whole = (text: string) => <span style={{ whiteSpace: 'nowrap' }}>{text}</span>;

const columns: Column<CreditNoteRow>[] = [
  { title: 'Number', cell: ({ number }) => whole(number) },
  { title: 'Kind', cell: ({ title }) => title },
  { title: 'Issued', cell: ({ issuedAt }) => <Time iso={issuedAt} /> },
  { title: 'Order', cell: ({ orderId, orderNumber }) => <OrderLink id={orderId} number={orderNumber} /> },
  { title: 'Parent', cell: ({ name }) => nameOrClosed(name) },
  { title: 'For receipt', cell: ({ receiptNumber }) => whole(receiptNumber) },
  { title: 'Amount', cell: ({ amount, currency }) => <Money minor={amount} currency={currency} /> },
  {
    title: 'Tax within',
    cell: ({ tax, currency }) => (tax === 0 ? null : <Money minor={tax} currency={currency} />),
  },
  { title: 'File', cell: (note) => <NoteFile note={note} /> },
];
