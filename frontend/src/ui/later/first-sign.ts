/** What a reader does before or while they use a form. A password manager or the browser's autofill only changes it. */
const signs = [
  'pointerdown',
  'pointermove',
  'keydown',
  'touchstart',
  'wheel',
  'focusin',
  'click',
  'input',
  'change',
] as const;

/** Resolves at the next thing that the reader does. */
export function nextSign(): Promise<void> {
  return new Promise((resolve) => {
    const signal = new AbortController();
    const options = { passive: true, capture: true, signal: signal.signal };
    const end = () => {
      signal.abort();
      resolve();
    };
    for (const sign of signs) addEventListener(sign, end, options);
  });
}
