import { cutText } from '@lanternway/contracts/fields/cut-text';
import { withoutEnd } from '@lanternway/contracts/fields/text-ends';
import { longestPart, toldEvents, type ToldEvent } from '@lanternway/contracts/insight/visits';
import { isRecord } from '@lanternway/contracts/wire/is-record';

/** Where a visit came from. What is not known is empty. */
export interface Origin {
  source: string;
  medium: string;
  campaign: string;
}

/** What a browser sent, in the form in which it is kept. */
export interface Told extends Origin {
  event: ToldEvent;
  /** Decoded. Whether there is such a page is not known yet. */
  path: string;
}

/** Null if the body is not what our own script sends. */
export function readBeacon(body: string): Told | null {
  const sent = fromJson(body);
  if (!isRecord(sent)) return null;
  const event = toldEvents.find((one) => one === sent['event']);
  const path = readPath(sent['path']);
  const [referrer, source, medium, campaign] = ['referrer', 'source', 'medium', 'campaign'].map((name) =>
    Object.hasOwn(sent, name) ? readPart(sent[name]) : '',
  );
  if (event === undefined || path === null) return null;
  if (referrer === undefined || source === undefined || medium === undefined || campaign === undefined)
    return null;
  return { event, path, ...originOf({ referrer, source, medium, campaign }) };
}

/** A campaign names its source itself; else it is the site that linked here. */
function originOf({ referrer, ...named }: Origin & { referrer: string }): Origin {
  if (named.source !== '' || referrer === '') return named;
  return {
    source: referrer.replace(/^www\./, ''),
    medium: named.medium === '' ? 'referral' : named.medium,
    campaign: named.campaign,
  };
}

function readPath(value: unknown): string | null {
  if (typeof value !== 'string' || !value.startsWith('/')) return null;
  const path = decoded(value);
  if (path === null || /\p{Cc}/u.test(path)) return null;
  return cutText(path === '/' ? path : withoutEnd(path, '/'), { characters: longestPart });
}

/** Undefined if it is no text that can be kept. */
function readPart(value: unknown): string | undefined {
  if (typeof value !== 'string' || /\p{Cc}/u.test(value)) return undefined;
  return cutText(value.trim(), { characters: longestPart });
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
