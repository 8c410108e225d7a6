import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** The width of an element in pixels, as it changes; 0 until it is known. */
export function useWidth<Of extends HTMLElement>(): [RefObject<Of>, number] {
  const holder = useRef<Of>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = holder.current;
    if (element === null) return;
    setWidth(element.clientWidth);
    const observer = new ResizeObserver(() => {
      setWidth(element.clientWidth);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, []);
  return [holder, width];
}
