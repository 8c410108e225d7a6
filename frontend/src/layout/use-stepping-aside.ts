import { useEffect, useRef, useState, type RefObject } from 'react';

const pressable = 'a[href], button, input, select, textarea, summary, label';

/** Nothing that can be pressed is narrower or lower than this. */
const gap = 20;

function stepsFrom(start: number, end: number): number[] {
  const steps = Math.max(1, Math.ceil((end - start) / gap));
  return Array.from({ length: steps + 1 }, (_, step) => start + ((end - start) * step) / steps);
}

/** Whether the element lies over something else that can be pressed. */
function covers(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return stepsFrom(top, bottom).some((y) =>
    stepsFrom(left, right).some((x) =>
      document
        .elementsFromPoint(x, y)
        .some((under) => !element.contains(under) && under.closest(pressable) !== null),
    ),
  );
}

export type Place = 'unknown' | 'clear' | 'aside';

/** Whether a floating element is to give way, because it would lie over a link, a button or a field. */
export function useSteppingAside<Kind extends HTMLElement>(): { element: RefObject<Kind>; place: Place } {
  const element = useRef<Kind>(null);
  const [place, setPlace] = useState<Place>('unknown');
  useEffect(() => {
    const own = element.current;
    if (own === null) return;
    const stop = new AbortController();
    let frame = 0;
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setPlace(covers(own) ? 'aside' : 'clear'));
    };
    const options = { capture: true, passive: true, signal: stop.signal } as const;
    for (const event of ['scroll', 'click', 'transitionend']) document.addEventListener(event, look, options);
    globalThis.addEventListener('resize', look, options);
    // What arrives later or is opened by key changes the height of the page. The first look comes with the watch.
    const page = new ResizeObserver(look);
    page.observe(document.body);
    return () => {
      stop.abort();
      page.disconnect();
      cancelAnimationFrame(frame);
    };
  }, []);
  return { element, place };
}
