import { Box } from '@strapi/design-system';
import { counted } from '../format/counted';
import type { ChartLine } from './LineChart';
import { apart, axisEnd, labelsShown } from './scale';

const height = 240;
const margin = { top: 12, bottom: 28, left: 44 };
const lineOfText = 16;
const labelWidth = 74;

/** Dashes tell the lines apart where colours do not. */
const dashes = [undefined, '7 5', '2 4'] as const;
const colours = ['primary700', 'primary500', 'warning700'] as const;

interface LinesProps {
  /** In pixels; nothing is drawn while it is not known, but the height is kept. */
  width: number;
  sentence: string;
  points: readonly string[];
  lines: readonly ChartLine[];
  /** From this point on the ground is shaded: what is counted there may still change. */
  shadedFrom?: number | null;
}

/** Where the drawing has its places. */
function placesOf({ width, points, lines }: Omit<LinesProps, 'sentence' | 'shadedFrom'>) {
  const ends = lines.map(({ word, one = word, values }) => counted(values.at(-1) ?? 0, one, word));
  const right = 18 + 7 * Math.max(...ends.map(({ length }) => length));
  const end = axisEnd(Math.max(0, ...lines.flatMap(({ values }) => values)));
  const inner = { width: width - margin.left - right, height: height - margin.top - margin.bottom };
  const x = (index: number) =>
    margin.left + (points.length < 2 ? 0 : (index * inner.width) / (points.length - 1));
  const y = (value: number) => margin.top + inner.height * (1 - value / end);
  const labelHeights = apart(
    lines.map(({ values }) => y(values.at(-1) ?? 0)),
    lineOfText,
    y(0),
  );
  return { ends, end, inner, x, y, labelHeights };
}

/** The lines themselves, with their last number in words at their end. */
export function Lines({ width, sentence, points, lines, shadedFrom = null }: LinesProps) {
  const { ends, end, inner, x, y, labelHeights } = placesOf({ width, points, lines });
  const last = points.length - 1;
  return (
    <Box height={`${String(height)}px`} color="neutral600">
      {width > 0 && (
        <svg width={width} height={height} role="img" aria-label={sentence} fill="currentColor" fontSize="12">
          {shadedFrom !== null && (
            <Box tag="g" color="warning100">
              <rect
                x={x(shadedFrom)}
                y={margin.top}
                width={margin.left + inner.width - x(shadedFrom)}
                height={inner.height}
              />
            </Box>
          )}
          {[0, 1, 2, 3, 4].map((part) => (
            <g key={part}>
              <line
                x1={margin.left}
                x2={margin.left + inner.width}
                y1={y((end * part) / 4)}
                y2={y((end * part) / 4)}
                stroke="currentColor"
                strokeOpacity={part === 0 ? 0.6 : 0.15}
              />
              <text x={margin.left - 8} y={y((end * part) / 4) + 4} textAnchor="end">
                {((end * part) / 4).toLocaleString()}
              </text>
            </g>
          ))}
          {labelsShown(points.length, inner.width, labelWidth).map((index) => (
            <text key={index} x={x(index)} y={height - 8} textAnchor="middle">
              {points[index]}
            </text>
          ))}
          {lines.map(({ word, values }, index) => (
            <Box key={word} tag="g" color={colours[index % colours.length]}>
              <polyline
                fill="none"
                stroke="currentColor"
                strokeWidth={2.5}
                strokeLinejoin="round"
                strokeDasharray={dashes[index % dashes.length]}
                points={values.map((value, at) => `${String(x(at))},${String(y(value))}`).join(' ')}
              />
              <circle cx={x(last)} cy={y(values[last] ?? 0)} r={4} />
            </Box>
          ))}
          <Box tag="g" color="neutral800" fontWeight="bold">
            {ends.map((words, index) => (
              <text key={words} x={x(last) + 10} y={(labelHeights[index] ?? 0) + 4}>
                {words}
              </text>
            ))}
          </Box>
        </svg>
      )}
    </Box>
  );
}
