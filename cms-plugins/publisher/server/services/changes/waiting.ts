import type { ChangeRecord } from '../../content-types/records';

type WaitingChange = Pick<ChangeRecord, 'uid' | 'entryId' | 'action' | 'wasShown'>;

/**
 * What the site will show differently once these changes are live: the newest change of each entry. An entry that the site
 * did not show before and will not show afterwards is left out.
 * @param changes those that wait, newest first
 */
export function collapse<Change extends WaitingChange>(changes: readonly Change[]): Change[] {
  const newest = new Map<string, Change>();
  const oldest = new Map<string, Change>();
  for (const change of changes) {
    const key = `${change.uid} ${change.entryId}`;
    if (!newest.has(key)) newest.set(key, change);
    oldest.set(key, change);
  }
  return [...newest]
    .filter(([key, last]) => !isGone(last) || oldest.get(key)?.wasShown === true)
    .map(valueOf);
}

const isGone = ({ action }: WaitingChange): boolean => action === 'unpublish' || action === 'delete';

const valueOf = <Value>([, value]: [string, Value]): Value => value;
