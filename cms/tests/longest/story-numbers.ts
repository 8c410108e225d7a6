import * as calls from '@lanternway/contracts/insight/staff-calls';
import type { AnyObject } from 'yup';
import type { Staff } from '../staff';
import type { Walk } from './walk';

const routeOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

const days = { from: '2026-01-01', to: '2026-12-31' };

/** Marketing read the numbers of all that the other stories did, and enter what it cost. */
export async function walkNumbers({ ask }: Walk, staff: Record<Staff, string>): Promise<void> {
  const as = staff.marketing;
  const filter: AnyObject = { ...days, view: 'cohort' };
  for (const call of [calls.readFunnel, calls.readWeeks, calls.readCohorts, calls.readSpeed])
    await ask({ route: routeOf(call), request: call.request, known: filter, as });
  for (const call of [calls.exportWeeks, calls.exportCohorts, calls.exportSpeed])
    await ask({ route: routeOf(call), request: call.request, known: filter, as });
  for (const call of [calls.readGroups, calls.exportGroups])
    await ask({ route: routeOf(call), request: call.request, known: { ...filter, by: 'source' }, as });
  await ask({ route: routeOf(calls.readThisWeek), as });
  const known = { ...days, amountMinor: 2_000_000_000, currency: 'INR' };
  const { id } = await ask<{ id: string }>({
    route: routeOf(calls.addSpend),
    request: calls.addSpend.request,
    known,
    as,
  });
  const csv = 'Source,From,To,Amount,Currency\nFair,2026-01-01,2026-01-02,5,INR';
  for (const call of [calls.previewSpend, calls.importSpend])
    await ask({ route: routeOf(call), request: call.request, known: { csv }, unkept: ['csv'], as });
  await ask({ route: routeOf(calls.listSpend), as });
  await ask({ route: routeOf(calls.exportSpend), as });
  await ask({ route: routeOf(calls.removeSpend), at: { id }, as });
  await ask({ route: routeOf(calls.readSources), as });
  const names = [{ name: 'Fair', told: ['fair'] }];
  await ask({ route: routeOf(calls.saveSources), request: calls.saveSources.request, known: { names }, as });
}
