import { useCallback, useRef, useState } from 'react';

/** Whether any of an element is in the reader's view. `watchView` is for the element's `ref`. */
export function useInView(): { isInView: boolean; watchView: (element: Element | null) => void } {
  // Seen until the browser says otherwise, which it does at once.
  const [isInView, setInView] = useState(true);
  const observer = useRef<IntersectionObserver | null>(null);
  const watchView = useCallback((element: Element | null) => {
    observer.current?.disconnect();
    if (element === null || !('IntersectionObserver' in window)) return;
    observer.current = new IntersectionObserver((entries) =>
      setInView(entries.at(-1)?.isIntersecting ?? true),
    );
    observer.current.observe(element);
  }, []);
  return { isInView, watchView };
}
