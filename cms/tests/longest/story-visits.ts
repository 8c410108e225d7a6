import * as calls from '@lanternway/contracts/insight/visits-calls';
import type { Staff } from '../staff';
import type { Walk } from './walk';

/** Marketing narrow visits to what has the longest names. */
export async function walkVisits({ ask }: Walk, staff: Record<Staff, string>): Promise<void> {
  const known = { from: '2026-01-01', to: '2026-12-31' };
  for (const { method, path, request } of [calls.readVisits, calls.exportVisits])
    await ask({ route: `${method} ${path}`, request, known, as: staff.marketing });
}
