import { isTimeZone } from '@lanternway/contracts/fields/time-zones';
import type { Core, UID } from '@strapi/strapi';

/**
 * The time zone of the desk, as the published site settings name it: days of the school begin and end by it.
 * @param uid of the site settings
 * @param otherwise where they name none
 */
export async function readDeskZone(strapi: Core.Strapi, uid: string, otherwise: string): Promise<string> {
  const settings: { deskZone?: string | null } | null = await strapi.db
    .query(uid as UID.ContentType)
    .findOne({ where: { publishedAt: { $notNull: true } }, select: ['deskZone'] });
  const zone = settings?.deskZone ?? '';
  return isTimeZone(zone) ? zone : otherwise;
}
