import { useCallback, useEffect, useRef } from 'react';

/** Does something after a delay, unless the parent leaves the page first. */
export function useLater(): (act: () => void, ms: number) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback((act, ms) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, ms);
  }, []);
}
