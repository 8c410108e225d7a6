import { currencies, type Currency } from '@lanternway/contracts/money/money';
import type { Revenue } from '@lanternway/contracts/payments/revenue';
import { TableSwitch } from '@lanternway/desk/charts/TableSwitch';
import { DataTable } from '@lanternway/desk/parts/DataTable';
import { Panel } from '@lanternway/desk/parts/Panel';
import { Flex, Typography } from '@strapi/design-system';
import { useState } from 'react';
import { Money } from '../parts/Money';
import { MonthChart } from './MonthChart';
import { barsOf, totalsOf, type Bar } from './totals';
import { longMonth, unfinishedWords } from './words';

/** The months as a chart for each currency, or as a table. */
export function ChartPanel({ revenue }: { revenue: Revenue }) {
  const [isTable, setIsTable] = useState(false);
  const used = totalsOf(revenue.rows).map(({ currency }) => currency);
  const shown = currencies.filter((currency) => used.includes(currency));
  const unfinished = unfinishedWords(revenue);
  return (
    <Panel
      title="Received and given back, by month"
      action={<TableSwitch isTable={isTable} onChange={setIsTable} />}
    >
      {shown.length === 0 && <Typography>Nothing was paid or given back in these months.</Typography>}
      {shown.map((currency) => (
        <Months key={currency} bars={barsOf(revenue, currency)} {...{ currency, isTable }} />
      ))}
      <Flex gap={4} wrap="wrap">
        <Typography variant="pi" textColor="neutral600">
          Above the line: received. Below it, in red: given back. Each currency has its own scale.
        </Typography>
        {unfinished !== null && (
          <Typography variant="pi" textColor="neutral600">
            {`${unfinished} Its bar is hatched.`}
          </Typography>
        )}
      </Flex>
    </Panel>
  );
}

interface MonthsProps {
  bars: readonly Bar[];
  currency: Currency;
  isTable: boolean;
}

function Months({ bars, currency, isTable }: MonthsProps) {
  const money = (minor: number) => <Money minor={minor} currency={currency} />;
  return (
    <div>
      <Typography tag="h3" variant="epsilon">
        {currency}
      </Typography>
      {isTable ? (
        <DataTable
          label={`Received and given back in ${currency}, by month`}
          rows={bars}
          keyOf={({ month }) => month}
          columns={[
            { title: 'Month', cell: ({ month }) => longMonth(month) },
            { title: 'Received', cell: ({ gross }) => money(gross) },
            { title: 'Given back', cell: ({ refunded }) => money(refunded) },
            { title: 'Net', cell: ({ gross, refunded }) => money(gross - refunded) },
          ]}
        />
      ) : (
        <MonthChart bars={bars} currency={currency} />
      )}
    </div>
  );
}
