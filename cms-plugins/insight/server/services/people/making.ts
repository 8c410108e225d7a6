import { usualSourceNames, type SourceNames } from '@lanternway/contracts/insight/sources';
import { isTimeZone } from '@lanternway/contracts/fields/time-zones';
import type { Core } from '@strapi/strapi';
import { readConfig } from '../../config';
import type { Making } from './person-of';

const stored = (strapi: Core.Strapi) => strapi.store({ type: 'plugin', name: 'insight', key: 'sources' });

export const readSourceNames = async (strapi: Core.Strapi): Promise<SourceNames> =>
  ((await stored(strapi).get({})) as SourceNames | null) ?? usualSourceNames;

export const saveSourceNames = async (strapi: Core.Strapi, names: SourceNames): Promise<void> => {
  await stored(strapi).set({ value: names });
};

/** How facts become numbers now: the zone of the site settings, and what staff call the sources. */
export async function readMaking(strapi: Core.Strapi): Promise<Making> {
  const settings: { deskZone?: string | null } | null = await strapi.db
    .query(readConfig(strapi).brandUid)
    .findOne({ select: ['deskZone'] });
  const zone = settings?.deskZone ?? '';
  return { zone: isTimeZone(zone) ? zone : 'UTC', names: await readSourceNames(strapi) };
}
