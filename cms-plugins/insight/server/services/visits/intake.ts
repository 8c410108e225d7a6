import { nameOfError } from '@lanternway/server-kit/errors';
import { AsyncResource } from 'node:async_hooks';
import { networkOf } from '@lanternway/server-kit/http/networks';
import type { Core, UID } from '@strapi/strapi';
import { readConfig } from '../../config';
import { browserKindOf, type Device } from './browser-kind';
import { visitsSeen, visitsUncounted, type Uncounted } from './counters';
import { gathered } from './gathered';
import { perMinute } from './per-minute';
import { readBeacon, type Told } from './read-beacon';
import { siteDays } from './site-day';
import { visitKeys } from './visit-keys';
import { writeParts } from './write-parts';

/** One call of the intake, as it came. */
export interface Sent {
  /** Not yet checked; null if it was too long to be read. */
  body: string | null;
  /** The network address. It is not kept. */
  address: string;
  /** A header of the request; an empty text if it is missing. */
  header: (name: string) => string;
}

/** Takes what browsers tell, and writes the totals at most a second later. */
export interface Intake {
  /** Never throws; what is not to be counted is dropped. */
  take: (sent: Sent, at?: Date) => Promise<void>;
  /** Writes all that was taken up to now. Rejects where the database does not take it; it is then kept for the next time. */
  writeAll: () => Promise<void>;
  /** Writes what is left. To be called when no more calls come. */
  stop: () => Promise<void>;
}

const flushAfterMs = 1_000;
const mostPerAddress = 120;
/** More views a minute than a person can look at. */
const mostViews = 60;
/** Calls that wait for the database to name the day's salt. */
const mostWaiting = 2_000;

/** What is used of the application's service that knows countries. */
interface Countries {
  countryOf: (visitor: Pick<Sent, 'address' | 'header'>) => Promise<string | null>;
}

export function intake({ strapi }: { strapi: Core.Strapi }): Intake {
  const { isPage, visitorUid, limitScale } = readConfig(strapi);
  const gathering = gathered();
  const days = siteDays(strapi);
  const keys = visitKeys(strapi);
  const isFlood = perMinute(mostPerAddress * limitScale);
  const isTooMany = perMinute(mostViews);
  let countries: Countries | undefined;
  const underWay = new Set<Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  let flushing = Promise.resolve();
  let isFailing = false;

  /** What to count; or why it is not counted, as far as that can be said at once. */
  function read({ body, address, header }: Sent, at: Date): Uncounted | (Told & { device: Device }) {
    const told = body === null ? null : readBeacon(body);
    if (told === null) return 'unreadable';
    if (header('sec-gpc') === '1') return 'objection';
    if (!['', 'same-origin'].includes(header('sec-fetch-site'))) return 'foreign';
    const device = browserKindOf(header('user-agent'));
    if (device === null || isPrefetch(header)) return 'bot';
    if (isFlood(networkOf(address), at.getTime())) return 'flood';
    return underWay.size >= mostWaiting ? 'full' : { ...told, device };
  }

  async function add(sent: Sent, at: Date): Promise<Uncounted | null> {
    const told = read(sent, at);
    if (typeof told === 'string') return told;
    const { address, header } = sent;
    const { event, path, device, ...origin } = told;
    if (!(await isPage(path))) return 'page';
    const day = await days.dayOf(at);
    const visitKey = await keys.keyOf(day, address, header('user-agent'));
    if (event === 'view' && isTooMany(visitKey, at.getTime())) return 'bot';
    const country = await countryOf(sent);
    if (!gathering.add({ visitKey, day, country, device, origin, path, event })) return 'full';
    visitsSeen.inc({ event });
    flushSoon();
    return null;
  }

  /** Empty where it is not known. */
  async function countryOf(sent: Sent): Promise<string> {
    // Another part of the application, which may be made after this one.
    countries ??= strapi.service(visitorUid as UID.Service) as unknown as Countries;
    try {
      return (await countries.countryOf(sent)) ?? '';
    } catch {
      return '';
    }
  }

  async function addOrDrop(sent: Sent, at: Date): Promise<void> {
    const reason = await add(sent, at).catch((): Uncounted => 'full');
    if (reason !== null) visitsUncounted.inc({ reason });
  }

  async function write(): Promise<void> {
    const parts = gathering.take();
    try {
      await writeParts(strapi, parts);
      isFailing = false;
    } catch (error) {
      gathering.giveBack(parts);
      throw error;
    }
  }

  /** Writes one batch after the other: what comes during one goes into the next. */
  function flush(): Promise<void> {
    flushing = flushing.catch(() => undefined).then(write);
    return flushing;
  }

  async function writeAll(): Promise<void> {
    await Promise.all(underWay);
    await flush();
  }

  /** Not at fixed times: a server that nobody visits has nothing to do. */
  function flushSoon(): void {
    timer ??= setTimeout(flushOutside, flushAfterMs).unref();
  }

  // The writing must not run in the async context of the request that started the timer.
  const flushOutside = AsyncResource.bind(() => {
    timer = undefined;
    void flush().catch(complain);
  });

  function complain(error: unknown): void {
    flushSoon();
    if (isFailing) return;
    isFailing = true;
    strapi.log.warn(`insight: visits could not be written, and will be: ${nameOfError(error)}`);
  }

  return {
    async take(sent, at = new Date()) {
      const taking = addOrDrop(sent, at);
      underWay.add(taking);
      await taking;
      underWay.delete(taking);
    },
    writeAll,
    async stop() {
      await writeAll().catch(complain);
      clearTimeout(timer);
    },
  };
}

const isPrefetch = (header: Sent['header']): boolean =>
  ['sec-purpose', 'purpose', 'x-moz'].some((name) => header(name).includes('prefetch'));

/** The intake of this process. */
export const intakeOf = (strapi: Core.Strapi): Intake => strapi.plugin('insight').service('visits');
