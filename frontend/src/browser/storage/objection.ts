import { forget, keepText, readText } from './storage';

/** Kept only if the reader asks for it. */
const key = 'doNotCount';

/** The admin's own word for a login in this browser; it removes it at the logout. */
const staffKey = 'isLoggedIn';

let isRefusedHere = false;
const watchers = new Set<() => void>();

/** Whether the reader said that visits in this browser are not to be counted. */
export function hasObjected(): boolean {
  return isRefusedHere || readText('local', key) !== null;
}

/** If the browser stores nothing, this lasts as long as the page. */
export function object(): void {
  isRefusedHere = true;
  keepText('local', key, 'true');
  watchers.forEach((watcher) => watcher());
}

export function withdrawObjection(): void {
  isRefusedHere = false;
  forget('local', key);
  watchers.forEach((watcher) => watcher());
}

/** Calls back when the reader objects or takes it back. Returns a function that stops this. */
export function watchObjection(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** Whether the browser tells every site that its reader is not to be followed (Global Privacy Control). */
export function asksForPrivacy(): boolean {
  return (navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
}

/** Nobody who objects is counted, and neither are our own staff. */
export function mayBeCounted(): boolean {
  return !asksForPrivacy() && !hasObjected() && readText('local', staffKey) === null;
}
