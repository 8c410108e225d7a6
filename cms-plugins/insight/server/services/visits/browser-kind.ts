import { isbot } from 'isbot';

export type Device = 'phone' | 'tablet' | 'desktop';

/** What is known of a browser by what it calls itself; null for a program that is no browser. */
export type BrowserKind = Device | null;

/** There are few in use. Reading one takes longer than finding the answer. */
const mostKnown = 500;
const known = new Map<string, BrowserKind>();

/** @param userAgent the header; it is not kept with anything */
export function browserKindOf(userAgent: string): BrowserKind {
  let kind = known.get(userAgent);
  if (kind === undefined) {
    kind = userAgent === '' || isbot(userAgent) ? null : deviceOf(userAgent);
    if (known.size >= mostKnown) known.clear();
    known.set(userAgent, kind);
  }
  return kind;
}

/** Tablets with Android leave out the word that phones have. New iPads say that they are computers. */
function deviceOf(userAgent: string): Device {
  if (/iPad|Tablet|PlayBook|Silk|Android(?!.*Mobile)/i.test(userAgent)) return 'tablet';
  return /Mobi|iPhone|iPod|Android/i.test(userAgent) ? 'phone' : 'desktop';
}
