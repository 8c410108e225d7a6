import type { Core } from '@strapi/strapi';
import { readConfig } from '../../config';
import { remember } from './remember';

/** Which privacy policy goes with an enquiry (product rule C9). */
export interface PolicyInForce {
  /**
   * The version that the form showed. If the form does not say, or names a version that was never in force, the version in
   * force now; null if there is none.
   */
  accepted(shown: number | undefined): Promise<number | null>;
}

const freshMs = 60_000;

/** Remembers for a minute which versions there are. */
export function createPolicyInForce(strapi: Core.Strapi): PolicyInForce {
  const current = remember(() => findVersion(strapi));
  const begun = remember(() => findBegun(strapi));

  async function wasInForce(version: number): Promise<boolean> {
    // An unknown version may have been published since the versions were read, so they are read once more.
    return (await begun(freshMs)).has(version) || (await begun(0)).has(version);
  }

  return {
    accepted: async (shown) => (shown !== undefined && (await wasInForce(shown)) ? shown : current(freshMs)),
  };
}

const hasBegun = () => ({
  document: 'privacy',
  effectiveOn: { $lte: new Date().toISOString().slice(0, 10) },
});

/** The versions that are or were in force, also those whose entries are gone. */
async function findBegun(strapi: Core.Strapi): Promise<ReadonlySet<number>> {
  const found: unknown[] = await strapi.db
    .query(readConfig(strapi).policyVersionUid)
    .findMany({ select: ['version'], where: hasBegun() });
  return new Set(found.filter(hasVersion).map(({ version }) => version));
}

async function findVersion(strapi: Core.Strapi): Promise<number | null> {
  const found: unknown = await strapi.db.query(readConfig(strapi).policyUid).findOne({
    select: ['version'],
    where: { ...hasBegun(), publishedAt: { $notNull: true } },
    orderBy: { version: 'desc' },
  });
  return hasVersion(found) ? found.version : null;
}

const hasVersion = (value: unknown): value is { version: number } =>
  typeof value === 'object' && value !== null && 'version' in value && typeof value.version === 'number';
