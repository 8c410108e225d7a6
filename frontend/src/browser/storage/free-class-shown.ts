import { keepText, readText } from './storage';

/** The specification's name for it. */
const key = 'freeClassShown';

let isShownHere = false;

/** Whether the invitation to a free class has already opened by itself in this browser. */
export function wasFreeClassShown(): boolean {
  return isShownHere || readText('local', key) !== null;
}

/** Records that the invitation was shown. If the browser stores nothing, this lasts as long as the page. */
export function noteFreeClassShown(): void {
  isShownHere = true;
  keepText('local', key, 'true');
}
