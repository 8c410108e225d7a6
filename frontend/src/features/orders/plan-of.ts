import { withSessions } from './SessionsLeft';
import type { LoadedOrders } from './use-orders';

type PlanOfOrders = 'none' | 'new' | 'running' | 'unknown';

/**
 * What the parent has paid and has sessions left of: a plan before its first session ('new'), or one of which some were held.
 * 'unknown' where the orders cannot be loaded. Null until they are.
 */
export function planOf(loaded: LoadedOrders['loaded']): PlanOfOrders | null {
  if (loaded.kind === 'loading') return null;
  if (loaded.kind === 'failed') return 'unknown';
  const left = withSessions(loaded.value.orders).filter(({ sessions }) => sessions.left > 0);
  if (left.length === 0) return 'none';
  return left.every(({ sessions }) => sessions.used === 0) ? 'new' : 'running';
}
