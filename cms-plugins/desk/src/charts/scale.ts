/** The end of an axis that begins at 0 and has four parts, each of 1, 2 or 5 and zeros. */
export function axisEnd(most: number): number {
  for (let power = 1; ; power *= 10)
    for (const part of [1, 2, 5]) if (4 * part * power >= most) return 4 * part * power;
}

/** Which of many labels are written, evenly and with the last one, if each needs this much of the width. */
export function labelsShown(count: number, width: number, labelWidth: number): number[] {
  if (count === 0) return [];
  const most = Math.max(1, Math.floor(width / labelWidth));
  const step = Math.ceil(count / most);
  return Array.from({ length: count }, (_, index) => index).filter(
    (index) => (count - 1 - index) % step === 0,
  );
}

/** Moves heights of labels apart, so that none covers another and none is below the lowest. They keep their order. */
export function apart(heights: readonly number[], gap: number, lowest: number): number[] {
  const order = heights.map((height, index) => ({ height, index })).sort((a, b) => a.height - b.height);
  const placed = [...heights];
  let above = -Infinity;
  for (const { height, index } of order) {
    above = Math.max(height, above + gap);
    placed[index] = above;
  }
  let below = lowest + gap;
  for (const { height, index } of order.reverse()) {
    below = Math.min(placed[index] ?? height, below - gap);
    placed[index] = below;
  }
  return placed;
}
