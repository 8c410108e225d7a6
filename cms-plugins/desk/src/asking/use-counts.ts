import type { StaffCall } from '@lanternway/contracts/wire/staff-endpoint';
import { useEffect } from 'react';
import { onDeed } from './answers';
import { useLoaded } from './use-loaded';

/**
 * What waits behind the tabs of a desk; null until it is known. Asked for again at once after each deed of this desk, so that
 * a number never counts what has just been done.
 * @param changedBy the first parts of the paths by which it changes: 'payments'
 * @param paceMs how soon to ask again by itself
 */
export function useCounts<T>(
  call: StaffCall<T> | null,
  changedBy: readonly string[],
  paceMs: number,
): T | null {
  const { loaded, reload } = useLoaded(call, () => paceMs);
  const parts = changedBy.join(' ');
  useEffect(
    () =>
      onDeed((path) => {
        if (parts.split(' ').some((part) => path.startsWith(`/${part}/`))) reload();
      }),
    [parts, reload],
  );
  return loaded.kind === 'loaded' ? loaded.value : null;
}
