import type { Core } from '@strapi/strapi';
import { readConfig } from '../config';

/** Which privacy policy holds today, for requests that do not say which one their form linked (product rule C9). */
export interface PolicyInForce {
  /** Null where none is published. */
  version(): Promise<number | null>;
}

const freshMs = 60_000;

export function policyInForce({ strapi }: { strapi: Core.Strapi }): PolicyInForce {
  let known: { version: Promise<number | null>; readAt: number } | undefined;
  const forget = () => (known = undefined);
  return {
    version() {
      if (known === undefined || Date.now() - known.readAt > freshMs) {
        known = { version: findVersion(strapi), readAt: Date.now() };
        // Asked again by the next request, instead of failing all of them for a minute.
        known.version.catch(forget);
      }
      return known.version;
    },
  };
}

async function findVersion(strapi: Core.Strapi): Promise<number | null> {
  const today = new Date().toISOString().slice(0, 10);
  const found: unknown = await strapi.db.query(readConfig(strapi).policyUid).findOne({
    select: ['version'],
    where: { document: 'privacy', publishedAt: { $notNull: true }, effectiveOn: { $lte: today } },
    orderBy: { version: 'desc' },
  });
  return hasVersion(found) ? found.version : null;
}

const hasVersion = (value: unknown): value is { version: number } =>
  typeof value === 'object' && value !== null && 'version' in value && typeof value.version === 'number';
