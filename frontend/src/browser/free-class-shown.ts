import { keepText, readText } from './storage';

/** The specification's name for it. */
const key = 'freeClassShown';

let isShownHere = false;

/** Whether the invitation to a free class has opened by itself once, on this browser. */
export function wasFreeClassShown(): boolean {
  return isShownHere || readText('local', key) !== null;
}

/** It has. Browsers that keep nothing know it for as long as the page lives. */
export function noteFreeClassShown(): void {
  isShownHere = true;
  keepText('local', key, 'true');
}
