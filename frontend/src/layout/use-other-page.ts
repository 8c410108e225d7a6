import { useEffect, useRef } from 'react';

/**
 * Calls back when the reader has gone to another page. The first page is none: what they opened in it before the script
 * was there stays open when the script comes.
 */
export function useOtherPage(path: string, onOther: () => void): void {
  const last = useRef(path);
  useEffect(() => {
    if (last.current === path) return;
    last.current = path;
    onOther();
  });
}
