import { type CSSProperties, type RefObject, useLayoutEffect, useState } from 'react';

const wide = 320;
const high = 340;
const margin = 16;
const gap = 4;

/** Where a list fits in the window: under the field, or above it where there is more room. */
function placeNextTo(
  field: Pick<DOMRect, 'left' | 'top' | 'bottom'>,
  width: number,
  height: number,
): CSSProperties {
  const listWidth = Math.min(wide, width - 2 * margin);
  const left = Math.max(margin, Math.min(field.left, width - margin - listWidth));
  const [below, above] = [height - field.bottom, field.top];
  const isUnder = below >= high || below >= above;
  const maxHeight = Math.min(high, (isUnder ? below : above) - margin);
  const edge = isUnder ? { top: field.bottom + gap } : { bottom: height - field.top + gap };
  return { left, width: listWidth, maxHeight, ...edge };
}

/** Keeps an open list next to its field while the page around them scrolls. */
export function usePlace(field: RefObject<HTMLElement>, isOpen: boolean): CSSProperties {
  const [place, setPlace] = useState<CSSProperties>({});
  useLayoutEffect(() => {
    const box = field.current;
    if (!isOpen || box === null) return;
    const follow = () => {
      const { clientWidth, clientHeight } = document.documentElement;
      setPlace(placeNextTo(box.getBoundingClientRect(), clientWidth, clientHeight));
    };
    const ending = new AbortController();
    const { signal } = ending;
    follow();
    window.addEventListener('resize', follow, { signal });
    window.addEventListener('scroll', follow, { signal, capture: true, passive: true });
    return () => ending.abort();
  }, [field, isOpen]);
  return place;
}
