import type { Revenue, TaxRow } from '@lanternway/contracts/payments/revenue';
import { DataTable, type Column } from '@lanternway/desk/parts/DataTable';
import { Panel } from '@lanternway/desk/parts/Panel';
import { Link, Typography } from '@strapi/design-system';
import { NavLink } from 'react-router-dom';
import { Money } from '../parts/Money';
import { creditNotesPage, receiptsPage } from '../paths';
import { longMonth } from './words';

/** Receipts, credit notes and tax, as the registers have them. */
export function TaxPanel({ revenue: { tax } }: { revenue: Revenue }) {
  return (
    <Panel title="Receipts and tax">
      <DataTable
        label="Receipts and tax, by month"
        rows={tax}
        keyOf={({ month, currency }) => `${month} ${currency}`}
        columns={columns}
      />
      <Typography variant="pi" textColor="neutral600">
        Of all plans. Months in Indian time, as in the registers; the sums are the same to the paisa. Credit
        notes that cancel another are taken off.
      </Typography>
    </Panel>
  );
}

/** The first and the last day of a month, for a register. */
const daysOf = (month: string): string => {
  const [year, at] = [Number(month.slice(0, 4)), Number(month.slice(5))];
  const last = new Date(Date.UTC(year, at, 0)).getUTCDate();
  return `from=${month}-01&to=${month}-${String(last).padStart(2, '0')}`;
};

const money = (minor: number, { currency }: TaxRow) => <Money minor={minor} currency={currency} />;

const link = (to: string, count: number, what: string, { month, currency }: TaxRow) =>
  count === 0 ? null : (
    <Link
      tag={NavLink}
      to={`${to}?${daysOf(month)}`}
      aria-label={`${count.toLocaleString()} ${what} of ${longMonth(month)}, ${currency}`}
    >
      {count.toLocaleString()}
    </Link>
  );

const columns: Column<TaxRow>[] = [
  { title: 'Month', cell: ({ month }) => longMonth(month) },
  { title: 'In', cell: ({ currency }) => currency },
  { title: 'Receipts', cell: (row) => link(receiptsPage, row.receipts, 'receipts', row) },
  { title: 'Amount', cell: (row) => money(row.amount, row) },
  { title: 'Tax within', cell: (row) => money(row.tax, row) },
  { title: 'Credit notes', cell: (row) => link(creditNotesPage, row.notes, 'credit notes', row) },
  { title: 'Credited', cell: (row) => money(row.credited, row) },
  { title: 'Tax credited', cell: (row) => money(row.creditedTax, row) },
  { title: 'Tax left', cell: (row) => <b>{money(row.tax - row.creditedTax, row)}</b> },
];
