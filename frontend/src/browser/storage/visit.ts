import { property, textProperty } from './record';
import { keep, readKept } from './storage';

/**
 * How somebody came to the site (product rule C7): the campaign in the address of the first page and the site that
 * linked to it. Kept for as long as the tab lives, without a cookie, and sent only with a form.
 */
export interface Visit {
  /** The `utm_` parameters, by their names without that prefix. */
  campaign?: Record<string, string>;
  /** The other site, as host and path. */
  referrer?: string;
}

const key = 'visit';
const prefix = 'utm_';
const longest = 200;

function readCampaign(search: string): Visit['campaign'] {
  const parts = [...new URLSearchParams(search)].flatMap(([name, value]) =>
    name.startsWith(prefix) && value !== '' ? [[name.slice(prefix.length), value.slice(0, longest)]] : [],
  );
  return parts.length === 0 ? undefined : (Object.fromEntries(parts) as Record<string, string>);
}

function readReferrer(referrer: string): string | undefined {
  // The browser gives an address or an empty text.
  if (referrer === '') return undefined;
  const { host, pathname } = new URL(referrer);
  if (host === '' || host === window.location.host) return undefined;
  return (host + pathname.replace(/\/$/, '')).slice(0, longest);
}

/** Where the reader of this page came from; empty on later pages of a visit. */
export function readArrival(): Visit {
  const campaign = readCampaign(window.location.search);
  const referrer = readReferrer(document.referrer);
  return { ...(campaign ? { campaign } : {}), ...(referrer ? { referrer } : {}) };
}

/** Records how the visit began, on its first page. Later pages change nothing. */
export function noteVisit(): void {
  if (readKept('session', key, parseVisit) === null) keep('session', key, readArrival());
}

export function readVisit(): Visit {
  return readKept('session', key, parseVisit) ?? {};
}

function parseVisit(value: unknown): Visit | null {
  if (typeof value !== 'object' || value === null) return null;
  const campaign = property(value, 'campaign');
  const referrer = textProperty(value, 'referrer');
  return {
    ...(isTexts(campaign) ? { campaign } : {}),
    ...(referrer === undefined ? {} : { referrer }),
  };
}

function isTexts(value: unknown): value is Record<string, string> {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((text) => typeof text === 'string')
  );
}
