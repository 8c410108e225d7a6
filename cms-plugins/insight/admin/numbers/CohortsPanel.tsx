import { shareOf, shareWords } from '@lanternway/contracts/insight/share';
import type { Cohort } from '@lanternway/contracts/insight/staff';
import { exportCohorts } from '@lanternway/contracts/insight/staff-calls';
import { pathTo } from '@lanternway/contracts/wire/staff-endpoint';
import { DataTable } from '@lanternway/desk/parts/DataTable';
import { Panel } from '@lanternway/desk/parts/Panel';
import { SaveFileButton } from '@lanternway/desk/parts/SaveFileButton';
import { Typography } from '@strapi/design-system';
import { monthWords } from '../parts/words';

const after = ['Same month', '+1', '+2', '+3', '+4', '+5'];

/** The families of each month, and how many had paid some months later. It is a table by nature. */
export function CohortsPanel({ months, filter }: { months: readonly Cohort[]; filter: string }) {
  return (
    <Panel
      title="Month of the form, months until paid, refunds taken off"
      action={
        <SaveFileButton variant="tertiary" path={pathTo(exportCohorts, {}, filter)} fileName="months.csv">
          CSV
        </SaveFileButton>
      }
    >
      <DataTable
        label="Families by month"
        rows={months}
        keyOf={({ month }) => month}
        columns={[
          {
            title: 'Families of',
            cell: ({ month, isRipening }) => `${monthWords(month)}${isRipening ? ' (still ripening)' : ''}`,
          },
          { title: 'Leads', cell: ({ leads }) => leads },
          ...after.map((title, at) => ({
            title,
            cell: ({ leads, paidBy }: Cohort) => <Cell part={paidBy[at]} whole={leads} />,
          })),
        ]}
      />
      <Typography variant="pi" textColor="neutral600">
        Of the families of a month, those who had paid by then and were not refunded in full.
      </Typography>
    </Panel>
  );
}

/** The darker, the larger the share; the number says it as well. */
function Cell({ part, whole }: { part: number | undefined; whole: number }) {
  if (part === undefined) return null;
  const share = shareOf(part, whole);
  if (share.kind !== 'percent') return <span>{shareWords(part, whole)}</span>;
  const strength = Math.min(share.percent / 40, 1);
  return (
    <span
      style={{
        display: 'block',
        padding: '0.4rem 0.8rem',
        boxShadow: `inset ${String(Math.round(strength * 8))}px 0 0 currentColor`,
        paddingInlineStart: '1.6rem',
      }}
      title={shareWords(part, whole)}
    >
      {`${String(share.percent)}%`}
    </span>
  );
}
