import { formatAbout } from '../labels';

interface Going {
  /** How long it has been going on. */
  elapsedMs: number;
  /** How long it usually takes; null where nobody knows. */
  expectedMs: number | null;
}

/** In percent. It never stands at its end before the end. */
export function percentOf({ elapsedMs, expectedMs }: Going): number {
  const share = Math.max(0, elapsedMs) / (expectedMs ?? 30_000);
  // Past the usual time it creeps on, so that one sees that it lives.
  return Math.floor(100 * (share < 0.9 ? share : 1 - 0.1 / (1 + (share - 0.9))));
}

export function timeLeft({ elapsedMs, expectedMs }: Going): string {
  if (expectedMs === null) return 'It is not known yet how long this takes.';
  const leftMs = expectedMs - elapsedMs;
  return leftMs > 0 ? `${formatAbout(leftMs)} left` : 'A little longer than usual';
}
