/**
 * The value below which a share of the values lies; the median for 0.5.
 * @param {number[]} values
 * @param {number} share from 0 to 1
 */
export function quantile(values, share) {
  if (values.length === 0) return 0;
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
}

/** @param {number[]} values */
export const median = (values) => quantile(values, 0.5);
