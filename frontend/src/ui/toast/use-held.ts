import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether somebody is using the element: the pointer moves or rests on it, a finger is on it, or the focus is inside.
 * A pointer that only lay where the element appeared has not moved and does not count.
 */
export function useHeld(element: RefObject<HTMLElement>): boolean {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (target === null) return;
    const stop = new AbortController();
    const listen = (events: string[], held: boolean) =>
      events.forEach((event) => target.addEventListener(event, () => setHeld(held), { signal: stop.signal }));
    listen(['pointermove', 'pointerdown', 'focusin'], true);
    listen(['pointerleave', 'focusout'], false);
    return () => stop.abort();
  }, [element]);
  return isHeld;
}
