import { Box } from '@strapi/design-system';

const size = { width: 72, height: 28 };
const edge = 2;

interface SparkProps {
  /** What the line shows, in words: for screen readers, as a line this small has no axis. */
  sentence: string;
  values: readonly number[];
  /** The last point may still change: the way to it is dashed. */
  isLastOpen: boolean;
  colour?: string;
}

/** Numbers over time as a small line next to their sum. A chart with a table says the same at length. */
export function Spark({ sentence, values, isLastOpen, colour = 'primary600' }: SparkProps) {
  const points = pointsOf(values);
  // A line needs two points, and one without a change says nothing.
  if (points.length < 2 || new Set(values).size === 1) return null;
  const settled = isLastOpen ? points.slice(0, -1) : points;
  const drawn = { fill: 'none', stroke: 'currentColor', strokeWidth: 2, strokeLinejoin: 'round' } as const;
  return (
    <Box tag="span" color={colour} style={{ display: 'block', lineHeight: 0 }}>
      <svg
        {...size}
        viewBox={`0 0 ${String(size.width)} ${String(size.height)}`}
        role="img"
        aria-label={sentence}
      >
        <polyline {...drawn} points={settled.join(' ')} />
        {isLastOpen && <polyline {...drawn} strokeDasharray="3 3" points={points.slice(-2).join(' ')} />}
      </svg>
    </Box>
  );
}

/** From the left to the right edge; nothing at the bottom, the most at the top. */
export function pointsOf(values: readonly number[]): string[] {
  const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)];
  const span = most - least === 0 ? 1 : most - least;
  const inner = { width: size.width - 2 * edge, height: size.height - 2 * edge };
  return values.map((value, at) => {
    const x = edge + (values.length < 2 ? 0 : (at * inner.width) / (values.length - 1));
    const y = edge + inner.height * (1 - (value - least) / span);
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  });
}
