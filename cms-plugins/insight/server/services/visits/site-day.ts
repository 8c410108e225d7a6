import { readDeskZone } from '@lanternway/server-kit/desk-zone';
import type { Core } from '@strapi/strapi';
import { readConfig } from '../../config';

const freshMs = 60_000;

/** Where the site settings name no zone. */
const otherwise = 'UTC';

/** The days of the site: those of the time zone in its settings, which are read again each minute. */
export function siteDays(strapi: Core.Strapi) {
  let known: { zone: Promise<string>; readAt: number } | undefined;
  const formats = new Map<string, Intl.DateTimeFormat>();
  let last = { zone: '', minute: -1, day: '' };

  async function zone(): Promise<string> {
    if (known === undefined || Date.now() - known.readAt > freshMs) {
      known = { zone: readDeskZone(strapi, readConfig(strapi).brandUid, otherwise), readAt: Date.now() };
      known.zone.catch(() => {
        known = undefined;
      });
    }
    return known.zone;
  }

  return {
    zone,
    /** 2026-11-24 */
    async dayOf(at: Date): Promise<string> {
      const named = await zone();
      // No day begins within a minute, and thousands may ask in one.
      const minute = Math.floor(at.getTime() / 60_000);
      if (named !== last.zone || minute !== last.minute) {
        const format = formats.get(named) ?? dayFormat(named);
        formats.set(named, format);
        last = { zone: named, minute, day: format.format(at) };
      }
      return last.day;
    },
  };
}

/** Canada writes days as ISO 8601 does. */
const dayFormat = (timeZone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
