import { usualSourceNames, type SourceNames } from '@lanternway/contracts/insight/sources';
import { readDeskZone } from '@lanternway/server-kit/desk-zone';
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
  const zone = await readDeskZone(strapi, readConfig(strapi).brandUid, 'UTC');
  return { zone, names: await readSourceNames(strapi) };
}
