import type { Core } from '@strapi/strapi';
import { buildUid } from '../../content-types';
import type { BuildRecord } from '../../content-types/records';

export interface ReleaseName {
  /** The name of its folder. */
  release: string;
  state: BuildRecord['state'];
}

/** The releases that are kept, the newest first. Read often, so without the long columns. */
export async function listReleaseNames(strapi: Core.Strapi): Promise<ReleaseName[]> {
  const rows = await strapi.db.query(buildUid).findMany({
    select: ['release', 'state'],
    where: { release: { $notNull: true } },
    orderBy: { number: 'desc' },
  });
  return rows as ReleaseName[];
}

/** Null before the first release. */
export const liveOf = (names: readonly ReleaseName[]): string | null =>
  names.find(({ state }) => state === 'live')?.release ?? null;
