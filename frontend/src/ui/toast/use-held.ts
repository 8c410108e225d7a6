import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether the element is in use: the pointer moves or rests on it, a finger is on it, or the focus is inside.
 * A pointer that was already there when the element appeared does not count until it moves.
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
