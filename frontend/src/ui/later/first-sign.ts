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

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isChanged = (field: Field): boolean => {
  if (field instanceof HTMLSelectElement) {
    const usual = [...field.options].findIndex((option) => option.defaultSelected);
    return field.selectedIndex !== Math.max(usual, 0);
  }
  if (field instanceof HTMLInputElement && field.type === 'radio')
    return field.checked !== field.defaultChecked;
  return field.value !== field.defaultValue;
};

/** Whether the reader has been there before the script came. */
export function isTouched(place: Element): boolean {
  const fields = place.querySelectorAll<Field>('input, textarea, select');
  return place.contains(document.activeElement) || [...fields].some(isChanged);
}
