import type { Week } from '@lanternway/contracts/insight/staff';
import { exportWeeks } from '@lanternway/contracts/insight/staff-calls';
import { pathTo } from '@lanternway/contracts/wire/staff-endpoint';
import { Lines } from '@lanternway/desk/charts/Lines';
import { useWidth } from '@lanternway/desk/charts/use-width';
import { DataTable } from '@lanternway/desk/parts/DataTable';
import { Typography } from '@strapi/design-system';
import { ChartPanel } from '../parts/ChartPanel';
import { shortDay } from '../parts/words';
import { sentenceOf } from './weeks-words';

const lines = [{ word: 'leads', one: 'lead' }, { word: 'booked' }, { word: 'paid' }] as const;

/** What happened in each of the last 26 weeks. */
export function WeeksPanel({ weeks, filter }: { weeks: readonly Week[]; filter: string }) {
  return (
    <ChartPanel
      title="The last 26 weeks"
      file={{ path: pathTo(exportWeeks, {}, filter), name: 'weeks.csv' }}
      chart={
        <>
          <Chart weeks={weeks} />
          <Typography variant="pi" textColor="neutral600">
            Each week counts what happened in it. Families of the shaded weeks may still pay.
          </Typography>
        </>
      }
      table={
        <DataTable
          label="The last 26 weeks"
          rows={[...weeks].reverse()}
          keyOf={({ monday }) => monday}
          columns={[
            { title: 'Week from', cell: ({ monday }) => shortDay(monday) },
            ...(weeks.some(({ visits }) => visits !== null)
              ? [{ title: 'Visits', cell: ({ visits }: Week) => visits ?? '–' }]
              : []),
            { title: 'Leads', cell: ({ leads }) => leads },
            { title: 'Booked', cell: ({ booked }) => booked },
            { title: 'Attended', cell: ({ attended }) => attended },
            { title: 'Paid', cell: ({ paid }) => paid },
          ]}
        />
      }
    />
  );
}

function Chart({ weeks }: { weeks: readonly Week[] }) {
  const [holder, width] = useWidth<HTMLDivElement>();
  const ripening = weeks.findIndex(({ isRipening }) => isRipening);
  const sentence = sentenceOf(weeks);
  return (
    <>
      <Typography textColor="neutral600">{sentence}</Typography>
      <div ref={holder}>
        <Lines
          width={width}
          sentence={sentence}
          points={weeks.map(({ monday }) => shortDay(monday))}
          lines={lines.map((line) => ({ ...line, values: weeks.map((week) => week[line.word]) }))}
          shadedFrom={ripening < 0 ? null : ripening}
        />
      </div>
    </>
  );
}
