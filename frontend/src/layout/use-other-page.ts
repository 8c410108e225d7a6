import { useEffect, useRef } from 'react';

/**
 * Calls back when the reader has gone to another page, but not on the first page: what they opened before the script
 * was there stays open.
 */
export function useOtherPage(path: string, onOther: () => void): void {
  const last = useRef(path);
  useEffect(() => {
    if (last.current === path) return;
    last.current = path;
    onOther();
  });
}
