import { parse } from 'bowser';
import { unknownDevice } from './metadata';

/** Longer ones are nobody's browser, and not worth the work of looking through. */
const maxUserAgentLength = 400;

const maxNameLength = 40;

/** What to call a device, from what it says of itself: 'Chrome on Android'. */
export function nameDevice(userAgent: string): string {
  if (userAgent === '' || userAgent.length > maxUserAgentLength) return unknownDevice;
  const { browser, os } = parse(userAgent);
  const names = [browser.name, os.name].map(tidy).filter((name) => name !== '');
  return names.length === 0 ? unknownDevice : names.join(' on ');
}

/** A browser that bowser does not know gives its own name, so it may be anything. */
const tidy = (name: string | undefined): string =>
  (name ?? '')
    .replace(/[^\p{L}\p{N} ._-]/gu, '')
    .trim()
    .slice(0, maxNameLength);
