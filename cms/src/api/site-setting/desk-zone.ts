import { isTimeZone } from '@lanternway/contracts/fields/time-zones';
import type { Core } from '@strapi/strapi';
import { readText } from '../../content-rules/entry';
import { lookUpPublished } from '../../content-rules/look-up';

/** The time zone of the desk, as the site settings say it; 'UTC' where they do not. */
export async function readDeskZone(strapi: Core.Strapi): Promise<string> {
  const [settings = {}] = await lookUpPublished(strapi)('api::site-setting.site-setting', {});
  const zone = readText(settings, 'deskZone');
  return isTimeZone(zone) ? zone : 'UTC';
}
