import { formatAbout } from '../labels';

interface Going {
  /** How long it has been running. */
  elapsedMs: number;
  /** How long it usually takes; null if unknown. */
  expectedMs: number | null;
}

/** In percent. It never reaches 100 before the build ends. */
export function percentOf({ elapsedMs, expectedMs }: Going): number {
  const share = Math.max(0, elapsedMs) / (expectedMs ?? 30_000);
  // Past the usual time the bar still moves a little, so that staff see that the build runs.
  return Math.floor(100 * (share < 0.9 ? share : 1 - 0.1 / (1 + (share - 0.9))));
}

export function timeLeft({ elapsedMs, expectedMs }: Going): string {
  if (expectedMs === null) return 'We do not know yet how long this takes.';
  const leftMs = expectedMs - elapsedMs;
  return leftMs > 0 ? `${formatAbout(leftMs)} left` : 'Taking a little longer than usual';
}
