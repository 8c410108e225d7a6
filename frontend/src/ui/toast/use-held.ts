import { useEffect, useState, type RefObject } from 'react';

/** Whether the pointer or the focus is on the element, so somebody is using it. */
export function useHeld(element: RefObject<HTMLElement>): boolean {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (target === null) return;
    const stop = new AbortController();
    const listen = (events: string[], held: boolean) =>
      events.forEach((event) => target.addEventListener(event, () => setHeld(held), { signal: stop.signal }));
    listen(['pointerenter', 'focusin'], true);
    listen(['pointerleave', 'focusout'], false);
    return () => stop.abort();
  }, [element]);
  return isHeld;
}
