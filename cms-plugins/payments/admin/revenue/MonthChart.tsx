import type { Currency } from '@lanternway/contracts/money/money';
import { useWidth } from '@lanternway/desk/charts/use-width';
import { Typography } from '@strapi/design-system';
import { useId } from 'react';
import { styled } from 'styled-components';
import { formatAmount } from '../format';
import { topOf, type Bar } from './totals';
import { longMonth, monthWords } from './words';

const widest = 720;
/** 'Nov', with some room. */
const widthOfName = 28;
const left = 8;
const baseline = 188;
const topEdge = 24;
/** For the names of the months. */
const below = 26;

/** What came in above the line, what was given back below it. The words and the table say the same. */
export function MonthChart({ bars, currency }: { bars: readonly Bar[]; currency: Currency }) {
  const id = useId();
  const [holder, shown] = useWidth<HTMLElement>();
  // As wide as it is shown in a narrow window, so that its letters stay as large.
  const width = shown === 0 ? widest : Math.min(widest, shown);
  const highest = Math.max(...bars.map(({ gross, refunded }) => Math.max(gross, refunded)), 0);
  const top = topOf(highest);
  const deepest = depthOf(Math.max(...bars.map(({ refunded }) => refunded), 0), top);
  return (
    <figure ref={holder} style={{ margin: 0 }} aria-labelledby={`${id}-words`}>
      <Drawing
        viewBox={`0 0 ${String(width)} ${String(baseline + deepest + below)}`}
        aria-hidden="true"
        focusable="false"
      >
        <defs>
          <pattern
            id={`${id}-hatch`}
            width="8"
            height="8"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect width="8" height="8" className="ground" />
            <rect width="4" height="8" className="paid" />
          </pattern>
        </defs>
        {[0.5, 1].map((part) => (
          <g key={part}>
            <line x1={left} x2={width - left} y1={yOf(part)} y2={yOf(part)} className="grid" />
            <text x={left} y={yOf(part) - 4}>
              {formatAmount(top * part, currency)}
            </text>
          </g>
        ))}
        <line x1={left} x2={width - left} y1={baseline} y2={baseline} className="axis" />
        {bars.map((bar, at) => (
          <Column
            key={bar.month}
            bar={bar}
            {...{ at, width, count: bars.length, top, deepest, hatch: `${id}-hatch` }}
          />
        ))}
      </Drawing>
      <figcaption id={`${id}-words`}>
        <Typography textColor="neutral600">{inWords(bars, currency)}</Typography>
      </figcaption>
    </figure>
  );
}

/** How far an amount reaches, above the line and below it on the same scale. */
const depthOf = (minor: number, top: number): number => (Math.max(0, minor) / top) * (baseline - topEdge);

const yOf = (part: number): number => baseline - part * (baseline - topEdge);

interface ColumnProps {
  bar: Bar;
  at: number;
  width: number;
  count: number;
  top: number;
  deepest: number;
  hatch: string;
}

function Column({
  bar: { month, gross, refunded, isCurrent },
  at,
  width,
  count,
  top,
  deepest,
  hatch,
}: ColumnProps) {
  const room = (width - 2 * left) / count;
  const x = left + at * room + room * 0.18;
  const wide = room * 0.64;
  const high = depthOf(gross, top);
  const back = depthOf(refunded, top);
  const isNamed = room >= widthOfName || at % 3 === 0;
  return (
    <g>
      <rect
        {...{ x, width: wide, y: baseline - high, height: high, rx: 2 }}
        className="paid"
        {...(isCurrent ? { style: { fill: `url(#${hatch})` } } : {})}
      />
      <rect {...{ x, width: wide, y: baseline, height: back }} className="back" />
      {isNamed && (
        <text x={x + wide / 2} y={baseline + deepest + 18} textAnchor="middle">
          {monthWords(month).slice(0, 3)}
        </text>
      )}
    </g>
  );
}

/** What the chart shows, in a sentence or two. */
function inWords(bars: readonly Bar[], currency: Currency): string {
  const best = bars.reduce<Bar | null>((most, bar) => (bar.gross > (most?.gross ?? 0) ? bar : most), null);
  if (best === null) return `Nothing was paid in ${currency} in these months.`;
  const most = bars.reduce<Bar | null>((top, bar) => (bar.refunded > (top?.refunded ?? 0) ? bar : top), null);
  const paid = `Most was paid in ${longMonth(best.month)}: ${formatAmount(best.gross, currency)}.`;
  if (most === null) return `${paid} Nothing was given back.`;
  return `${paid} Most was given back in ${longMonth(most.month)}: ${formatAmount(most.refunded, currency)}.`;
}

const Drawing = styled.svg`
  display: block;
  width: 100%;
  /* Wider, and its letters would be larger than those of the page. */
  max-width: 86rem;
  height: auto;

  text {
    fill: ${({ theme }) => theme.colors.neutral700};
    font-size: 13px;
  }

  .paid {
    fill: ${({ theme }) => theme.colors.primary600};
  }

  .ground {
    fill: ${({ theme }) => theme.colors.primary100};
  }

  .back {
    fill: ${({ theme }) => theme.colors.danger600};
  }

  .grid {
    stroke: ${({ theme }) => theme.colors.neutral200};
  }

  .axis {
    stroke: ${({ theme }) => theme.colors.neutral500};
  }

  @media print {
    .paid,
    .back {
      print-color-adjust: exact;
    }
  }
`;
