import type { Week } from '@lanternway/contracts/insight/staff';
import { exportWeeks } from '@lanternway/contracts/insight/staff-calls';
import { pathTo } from '@lanternway/contracts/wire/staff-endpoint';
import { useWidth } from '@lanternway/desk/charts/use-width';
import { DataTable } from '@lanternway/desk/parts/DataTable';
import { Typography } from '@strapi/design-system';
import { styled } from 'styled-components';
import { ChartPanel } from '../parts/ChartPanel';
import { shortDay } from '../parts/words';

const lines = ['leads', 'booked', 'paid'] as const;

/** Drawn as wide as it is shown in a narrow window, so that its letters stay as large; in a wide one it is enlarged. */
const size = { width: 720, height: 220, left: 36, right: 96, top: 16, bottom: 28 };

/** What happened in each of the last 26 weeks. */
export function WeeksPanel({ weeks, filter }: { weeks: readonly Week[]; filter: string }) {
  return (
    <ChartPanel
      title="The last 26 weeks"
      file={{ path: pathTo(exportWeeks, {}, filter), name: 'weeks.csv' }}
      chart={
        <>
          <Lines weeks={weeks} />
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

function Lines({ weeks }: { weeks: readonly Week[] }) {
  const [holder, shown] = useWidth<HTMLDivElement>();
  const { height, left, right, top, bottom } = size;
  const width = shown === 0 ? size.width : Math.min(size.width, shown);
  const last = weeks.at(-1);
  const most = niceTop(Math.max(...weeks.flatMap((week) => lines.map((line) => week[line])), 4));
  const x = (index: number) => left + (index * (width - left - right)) / Math.max(weeks.length - 1, 1);
  const y = (value: number) => height - bottom - (value * (height - top - bottom)) / most;
  if (last === undefined) return null;
  const ripening = weeks.findIndex(({ isRipening }) => isRipening);
  const labels = apart(lines.map((line) => y(last[line])));
  const words = `Leads, bookings and payments by week. In the week from ${shortDay(last.monday)}: ${lines
    .map((line) => `${String(last[line])} ${line}`)
    .join(', ')}.`;
  return (
    <div ref={holder}>
      <Picture viewBox={`0 0 ${String(width)} ${String(height)}`} role="img" aria-label={words}>
        {ripening >= 0 && (
          <rect
            className="ripening"
            x={x(ripening)}
            y={top}
            width={width - right - x(ripening)}
            height={height - top - bottom}
          />
        )}
        {[0, 1, 2, 3, 4].map((part) => (
          <g key={part}>
            <line
              className="grid"
              x1={left}
              x2={width - right}
              y1={y((most * part) / 4)}
              y2={y((most * part) / 4)}
            />
            <text x={left - 6} y={y((most * part) / 4) + 4} textAnchor="end">
              {(most * part) / 4}
            </text>
          </g>
        ))}
        {weeks.map(({ monday }, index) =>
          index % 6 === 1 ? (
            <text key={monday} x={x(index)} y={height - 8} textAnchor="middle">
              {shortDay(monday)}
            </text>
          ) : null,
        )}
        {lines.map((line, at) => (
          <g key={line} className={line}>
            <polyline
              points={weeks.map((week, index) => `${String(x(index))},${String(y(week[line]))}`).join(' ')}
            />
            <circle cx={x(weeks.length - 1)} cy={y(last[line])} r={4} />
            <text className="end" x={width - right + 10} y={(labels[at] ?? 0) + 4}>
              {`${String(last[line])} ${line}`}
            </text>
          </g>
        ))}
      </Picture>
    </div>
  );
}

/** A round number that four lines part evenly. */
function niceTop(most: number): number {
  const step = 10 ** Math.floor(Math.log10(most / 4));
  const nice = [1, 2, 5, 10].find((factor) => factor * step * 4 >= most) ?? 10;
  return Math.max(nice * step * 4, 4);
}

/** Moves labels apart that would cover each other. */
function apart(heights: readonly number[]): number[] {
  const placed: number[] = [];
  for (const height of heights) placed.push(Math.max(height, (placed.at(-1) ?? -20) + 16));
  const over = Math.max((placed.at(-1) ?? 0) - (size.height - size.bottom), 0);
  return placed.map((height) => height - over);
}

const Picture = styled.svg`
  width: 100%;
  max-height: 32rem;
  font-variant-numeric: tabular-nums;

  text {
    fill: ${({ theme }) => theme.colors.neutral600};
    font-size: 12px;
  }

  .end {
    font-weight: 700;
    fill: ${({ theme }) => theme.colors.neutral800};
  }

  .grid {
    stroke: ${({ theme }) => theme.colors.neutral150};
  }

  .ripening {
    fill: ${({ theme }) => theme.colors.warning100};
  }

  polyline {
    fill: none;
    stroke-width: 2.5;
    stroke: ${({ theme }) => theme.colors.primary700};
  }

  circle {
    fill: ${({ theme }) => theme.colors.primary700};
  }

  .booked polyline {
    stroke-dasharray: 6 4;
    stroke: ${({ theme }) => theme.colors.primary500};
  }

  .paid polyline {
    stroke-dasharray: 2 4;
    stroke: ${({ theme }) => theme.colors.warning600};
  }

  .paid circle {
    fill: ${({ theme }) => theme.colors.warning600};
  }
`;
