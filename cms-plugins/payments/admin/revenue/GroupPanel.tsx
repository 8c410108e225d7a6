import type { Revenue } from '@lanternway/contracts/payments/revenue';
import { OneChoice } from '@lanternway/desk/inputs/Choice';
import { DataTable, type Column } from '@lanternway/desk/parts/DataTable';
import { Panel } from '@lanternway/desk/parts/Panel';
import { Link, Typography } from '@strapi/design-system';
import { useState } from 'react';
import { NavLink } from 'react-router-dom';
import { Money } from '../parts/Money';
import { groupings, groupRows, rupeesOf, type Group, type Grouping } from './totals';
import { longMonth, ordersBehind } from './words';

const labels: Record<Grouping, string> = {
  plan: 'Plan',
  currency: 'Currency',
  source: 'Source',
  month: 'Month',
};

/** The same money by plan, currency, source or month. Each number leads to its orders. */
export function GroupPanel({ revenue, plan }: { revenue: Revenue; plan: string | null }) {
  const [grouping, setGrouping] = useState<Grouping>('plan');
  const groups = groupRows(revenue.rows, grouping);
  const { unrated } = rupeesOf(revenue.rows);
  return (
    <Panel
      title={`By ${labels[grouping].toLowerCase()}`}
      action={
        <OneChoice
          isShort
          label="Group by"
          placeholder="Group by plan"
          options={groupings.map((one) => [one, `Group by ${labels[one].toLowerCase()}`])}
          value={grouping}
          onChange={(value) => {
            setGrouping(groupings.find((one) => one === value) ?? 'plan');
          }}
        />
      }
    >
      <DataTable
        label={`Revenue by ${labels[grouping].toLowerCase()}`}
        rows={groups}
        keyOf={({ key, total }) => `${key} ${total.currency}`}
        columns={columnsOf(revenue, grouping, plan)}
      />
      <Typography variant="pi" textColor="neutral600">
        {`Net in rupees is converted at the rate of the day of payment. ${
          unrated === 0
            ? 'Every order in another currency has its rate.'
            : `${unrated.toLocaleString()} orders or refunds in another currency have no rate and are left out.`
        }`}
      </Typography>
    </Panel>
  );
}

function columnsOf(revenue: Revenue, grouping: Grouping, plan: string | null): Column<Group>[] {
  const link = ({ key, total }: Group, what: 'paid' | 'refunded', count: number) =>
    count === 0 ? null : (
      <Link
        tag={NavLink}
        to={ordersBehind(revenue, { grouping, key, currency: total.currency, plan }, what)}
        aria-label={`${count.toLocaleString()} ${what}, ${key}, ${total.currency}`}
      >
        {count.toLocaleString()}
      </Link>
    );
  return [
    {
      title: labels[grouping],
      cell: ({ label }) => (grouping === 'month' ? longMonth(label) : label),
    },
    ...(grouping === 'currency' ? [] : [{ title: 'In', cell: ({ total }: Group) => total.currency }]),
    { title: 'Orders', cell: (group) => link(group, 'paid', group.total.orders) },
    { title: 'Received', cell: ({ total }) => <Money minor={total.gross} currency={total.currency} /> },
    { title: 'Refunds', cell: (group) => link(group, 'refunded', group.total.refunds) },
    {
      title: 'Given back',
      cell: ({ total }) =>
        total.refunded === 0 ? null : <Money minor={total.refunded} currency={total.currency} />,
    },
    {
      title: 'Net',
      cell: ({ total }) => (
        <b>
          <Money minor={total.gross - total.refunded} currency={total.currency} />
        </b>
      ),
    },
    {
      title: 'Net in rupees*',
      cell: ({ rupees }) => <Money minor={rupees.gross - rupees.refunded} currency="INR" />,
    },
  ];
}
