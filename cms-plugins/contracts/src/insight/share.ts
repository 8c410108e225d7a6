import { leastForShare } from './staff.js';

/** A part of a whole: as a percentage with the range in which chance could move it, or as two counts. */
export type Share =
  | { kind: 'none' }
  | { kind: 'counts'; part: number; whole: number }
  | { kind: 'percent'; percent: number; low: number; high: number };

/** For 95 %. */
const z = 1.959964;

/**
 * Under 30 there is no percentage: one family more or less would move it by several points. Else Wilson's range, which
 * holds near 0 and 100 % as well.
 */
export function shareOf(part: number, whole: number): Share {
  if (whole === 0) return { kind: 'none' };
  if (whole < leastForShare || part > whole) return { kind: 'counts', part, whole };
  const share = part / whole;
  const middle = (share + (z * z) / (2 * whole)) / (1 + (z * z) / whole);
  const reach =
    (z / (1 + (z * z) / whole)) * Math.sqrt((share * (1 - share)) / whole + (z * z) / (4 * whole * whole));
  const percentOf = (value: number) => Math.round(100 * Math.min(Math.max(value, 0), 1));
  return {
    kind: 'percent',
    percent: percentOf(share),
    low: percentOf(middle - reach),
    high: percentOf(middle + reach),
  };
}

/** As staff read it: '30% (18–45)', '3 of 4', or a dash. */
export function shareWords(part: number, whole: number): string {
  const share = shareOf(part, whole);
  if (share.kind === 'none') return '–';
  if (share.kind === 'counts') return `${String(part)} of ${String(whole)}`;
  return `${String(share.percent)}% (${String(share.low)}–${String(share.high)})`;
}
