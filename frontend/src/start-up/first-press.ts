import { holdPresses } from '../browser/hold-presses';

/**
 * A page can be read, its buttons pressed and its forms filled in before its script has loaded. A small script
 * remembers an early press. Once the application listens, it sends this event, and the press is repeated. A form sent
 * by such a press, or by the Enter key, which presses its button, does not leave the page.
 */
const ready = 'site-ready';

/** Remembers the last press that came too early. */
export function holdEarlyPress(): void {
  document.addEventListener(ready, holdPresses(document), { once: true });
}

/** Says that the application has taken over the page. */
export function announceReady(): void {
  document.dispatchEvent(new Event(ready));
}
