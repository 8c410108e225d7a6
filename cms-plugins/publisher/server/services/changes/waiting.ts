import type { ChangeRecord } from '../../content-types/records';

type WaitingChange = Pick<ChangeRecord, 'uid' | 'entryId' | 'action' | 'wasShown'>;

/**
 * What the site will show differently once these changes are live: of each entry its newest, and nothing of one that the
 * site has not shown before and will not show.
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
