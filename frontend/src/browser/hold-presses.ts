/**
 * Only buttons without a browser command, and fields that open a list of ours, need to be pressed again. Links and menus
 * work without script.
 */
function needsScript(target: EventTarget | null): HTMLElement | null {
  const control = target instanceof Element ? target.closest<HTMLElement>('button, summary, a, input') : null;
  if (control instanceof HTMLInputElement)
    return control.getAttribute('role') === 'combobox' ? control : null;
  return control instanceof HTMLButtonElement && !control.hasAttribute('commandfor') ? control : null;
}

/**
 * Remembers the last press in a place whose script has not come yet, and keeps a form there from leaving the page.
 * @returns what ends this, and repeats the press
 */
export function holdPresses(place: Document | Element): () => void {
  let pressed: HTMLElement | null = null;
  const isThere = ({ target }: Event) => target instanceof Node && place.contains(target);
  const hold = (event: Event) => {
    if (isThere(event)) pressed = needsScript(event.target) ?? pressed;
  };
  const stay = (event: Event) => {
    if (isThere(event)) event.preventDefault();
  };
  // React lets no event through to a part that it has not taken over, so the document listens for it.
  document.addEventListener('click', hold, true);
  document.addEventListener('submit', stay, true);
  return () => {
    document.removeEventListener('click', hold, true);
    document.removeEventListener('submit', stay, true);
    if (pressed?.isConnected !== true) return;
    if (pressed instanceof HTMLInputElement) {
      pressed.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
    }
    pressed.click();
  };
}
