import { keepText, readText } from './storage';

/** The specification's name for it. */
const key = 'freeClassShown';

let isShownHere = false;

/**
 * Whether the invitation to a free class has already opened by itself.
 * @param inThisVisit asks for this tab only, and not for the whole time of this browser
 */
export function wasFreeClassShown(inThisVisit = false): boolean {
  return isShownHere || readText(inThisVisit ? 'session' : 'local', key) !== null;
}

/** Records that the invitation was shown. If the browser stores nothing, this lasts as long as the page. */
export function noteFreeClassShown(): void {
  isShownHere = true;
  keepText('local', key, 'true');
  keepText('session', key, 'true');
}
