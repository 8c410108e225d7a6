import { inWords } from './longer/plan-savings';

const pitch = 12;
const square = 10;
/** Two years of eight sessions a month. Every plan is drawn on this grid, so they are easy to compare. */
const paper = { months: 24, perMonth: 8 };

const extent = (count: number) => count * pitch - (pitch - square);

/** The squares, defined once for all grids of the page. */
export function MonthsPatterns() {
  const lit = [
    [0, 0, '#FFB21E'],
    [12, 0, '#FF9F1F'],
    [0, 12, '#FFC64F'],
    [12, 12, '#FFAB1A'],
  ] as const;
  return (
    <svg className="months-patterns" width="0" height="0" aria-hidden="true">
      <defs>
        <pattern id="session-unlit" width={pitch} height={pitch} patternUnits="userSpaceOnUse">
          <rect x=".5" y=".5" width="9" height="9" rx="2" fill="#F4F9F8" stroke="#C4D8D3" />
        </pattern>
        <pattern id="session-lit" width={2 * pitch} height={2 * pitch} patternUnits="userSpaceOnUse">
          {lit.map(([x, y, colour]) => (
            <rect
              key={colour}
              x={x + 0.5}
              y={y + 0.5}
              width="9"
              height="9"
              rx="2"
              fill={colour}
              stroke="#B97400"
            />
          ))}
        </pattern>
      </defs>
    </svg>
  );
}

/** The outline of the lit squares: the rows that every month fills, then the rest in the first months. */
function litOutline(sessions: number, months: number): string {
  const rows = Math.floor(sessions / months);
  const rest = sessions % months;
  const whole = rows > 0 ? `M0 0H${extent(months)}V${extent(rows)}H0z` : '';
  const over = rest > 0 ? `M0 ${rows * pitch}H${extent(rest)}V${rows * pitch + square}H0z` : '';
  return whole + over;
}

/** A plan as squares: a column is a month, a lit square is a live session. */
export function MonthsGrid({ sessions, months }: { sessions: number; months: number }) {
  const perMonth = Math.ceil(sessions / months);
  const [width, height] = [
    extent(Math.max(paper.months, months)),
    extent(Math.max(paper.perMonth, perMonth)),
  ];
  const outline = litOutline(sessions, months);
  const label = `${sessions} sessions drawn as squares, ${inWords(perMonth)} to a month`;
  return (
    <svg className="months" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <path d={`M0 0H${width}V${height}H0z`} fill="url(#session-unlit)" />
      <path d={outline} fill="var(--sheet)" />
      <path className="months-lit" d={outline} fill="url(#session-lit)" />
    </svg>
  );
}
