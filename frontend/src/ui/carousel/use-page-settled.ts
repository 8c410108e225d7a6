import { useEffect, useState } from 'react';

/** Safari has no idle callback; a short wait after load does the same. */
const whenIdle = (callback: () => void): (() => void) => {
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(callback, { timeout: 2000 });
    return () => window.cancelIdleCallback(handle);
  }
  const handle = setTimeout(callback, 200);
  return () => clearTimeout(handle);
};

/** Turns true once the page has loaded and the browser is idle. Nothing should move before. */
export function usePageSettled(): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    let stopIdle: (() => void) | undefined;
    const waitForIdle = () => {
      stopIdle = whenIdle(() => setSettled(true));
    };
    if (document.readyState === 'complete') waitForIdle();
    else window.addEventListener('load', waitForIdle, { once: true });
    return () => {
      window.removeEventListener('load', waitForIdle);
      stopIdle?.();
    };
  }, []);
  return isSettled;
}
