import { media } from '../content/media';
import { mediaKeys } from '../media-keys';
import type { MediaKey } from '../media-keys';
import { renderMedium } from './render-medium';
import { SeedError } from './seed-error';
import type { Strapi } from './strapi';
import { uploadFile } from './upload-file';

/**
 * The identifier of a picture in the media library. It is uploaded when an entry first needs it, and later found by
 * name.
 */
export async function mediumId(strapi: Strapi, key: unknown): Promise<number> {
  if (!isMediaKey(key)) throw new SeedError(`there is no picture "${String(key)}" in the seeds.`);
  const { alternativeText, caption, raster } = media[key];
  const name = `${key}.${raster ? 'png' : 'svg'}`;
  const found = await findByName(strapi, name);
  if (found !== null) return found;
  const mimetype = raster ? 'image/png' : 'image/svg+xml';
  const bytes = await renderMedium(media[key]);
  return uploadFile(strapi, { name, mimetype, bytes, alternativeText, caption });
}

function isMediaKey(key: unknown): key is MediaKey {
  return mediaKeys.some((known) => known === key);
}

async function findByName(strapi: Strapi, name: string): Promise<number | null> {
  const file: { id: number } | null = await strapi.db
    .query('plugin::upload.file')
    .findOne({ where: { name }, select: ['id'] });
  return file?.id ?? null;
}
