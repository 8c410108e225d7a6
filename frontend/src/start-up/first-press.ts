/**
 * A page can be read, its buttons pressed and its forms filled in before its script has loaded. A small script
 * remembers an early press. Once the application listens, it sends this event, and the press is repeated. A form sent
 * by such a press, or by the Enter key, which presses its button, does not leave the page.
 */
const ready = 'site-ready';

/** Only buttons without a browser command need to be pressed again. Links and menus work without script. */
function needsScript(target: EventTarget | null): HTMLElement | null {
  const control = target instanceof Element ? target.closest<HTMLElement>('button, summary, a') : null;
  return control instanceof HTMLButtonElement && !control.hasAttribute('commandfor') ? control : null;
}

/** Remembers the last press that came too early. */
export function holdEarlyPress(): void {
  let pressed: HTMLElement | null = null;
  const hold = (event: Event) => {
    pressed = needsScript(event.target) ?? pressed;
  };
  const stay = (event: Event) => event.preventDefault();
  document.addEventListener('click', hold, true);
  document.addEventListener('submit', stay, true);
  const release = () => {
    document.removeEventListener('click', hold, true);
    document.removeEventListener('submit', stay, true);
    if (pressed?.isConnected) pressed.click();
  };
  document.addEventListener(ready, release, { once: true });
}

/** Says that the application has taken over the page. */
export function announceReady(): void {
  document.dispatchEvent(new Event(ready));
}
