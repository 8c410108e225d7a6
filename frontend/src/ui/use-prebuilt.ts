import { useState, useSyncExternalStore } from 'react';

const nothingChanges = () => () => undefined;

/** Whether the part was in the page that the browser loaded, and was not swapped in later. */
export function usePrebuilt(): boolean {
  const isTakenOver = useSyncExternalStore(
    nothingChanges,
    () => false,
    () => true,
  );
  const [wasThere] = useState(isTakenOver);
  return wasThere;
}
