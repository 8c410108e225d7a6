import type { AnyObject } from 'yup';
import * as calls from '@lanternway/contracts/audit/staff-calls';
import type { LinePage } from '@lanternway/contracts/audit/staff';
import type { VersionPage } from '@lanternway/contracts/audit/versions';
import type { Staff } from '../staff';
import type { Walk } from './walk';

const routeOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

/** The super admin reads the log of all that the other stories did, which is as long as what it tells. */
export async function walkLog(
  walk: Walk,
  staff: Record<Staff, string>,
  published: { uid: string; documentId: string },
): Promise<void> {
  const { ask } = walk;
  const as = staff.superAdmin;
  const days = { from: '2026-01-01', to: '2099-12-31' };
  const { lines } = await ask<LinePage>({ route: routeOf(calls.listLines), as });
  const [line] = lines;
  if (line === undefined) throw new Error('The log is empty.');
  const nowhere: AnyObject = { ...days, actor: 1, area: 'content', role: 'Marketing', page: 1, pageSize: 20 };
  await ask({ route: routeOf(calls.listLines), request: calls.listLines.request, known: nowhere, as });
  await ask({ route: routeOf(calls.readLine), at: { id: line.id }, as });
  await ask({
    route: routeOf(calls.exportLines),
    request: calls.exportLines.request,
    known: { ...days, actor: 1, area: 'content', role: 'Marketing' },
    as,
  });
  const entry = { uid: 'api::faq-group.faq-group', documentId: 'none' };
  await ask({ route: routeOf(calls.readHistory), at: entry, as });
  await walkVersions(walk, as, published);
  await ask({ route: routeOf(calls.readMachine), as });
  await ask({ route: routeOf(calls.readChain), as });
  await ask({ route: routeOf(calls.verifyChain), as });
}

/** A version with everything at its longest. */
async function walkVersions(
  { ask }: Walk,
  as: string,
  at: { uid: string; documentId: string },
): Promise<void> {
  const { versions } = await ask<VersionPage>({ route: routeOf(calls.listVersions), at, as });
  const [version] = versions;
  if (version === undefined) throw new Error('No version was kept.');
  const one = { ...at, id: version.id };
  await ask({ route: routeOf(calls.readVersion), at: one, as });
  // The draft is as the version is.
  const request = calls.putBackVersion.request;
  const known: AnyObject = { savedAt: new Date().toISOString() };
  await ask({ route: routeOf(calls.putBackVersion), at: one, request, known, as, refused: 400 });
}
