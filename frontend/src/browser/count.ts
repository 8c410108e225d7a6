import type { ToldEvent } from '@lanternway/contracts/insight/visits';

/** How the application tells the start-up script, which counts. */
export const countedEvent = 'site-counts';

/** Counts something that happens on this page, unless the reader is not to be counted. */
export function count(event: ToldEvent): void {
  document.dispatchEvent(new CustomEvent(countedEvent, { detail: event }));
}

/** Counts the page if it is another one than before. Gatsby also calls this for the page that it takes over. */
export function countPage(): void {
  count('view');
}

/** Counts what happens to a form that is sent to us. */
export function countForm(step: 'open' | 'error' | 'sent'): void {
  count(`form_${step}`);
}
