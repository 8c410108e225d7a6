import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import { isEntry, readText, type Entry } from '../entry';
import { usesInFields, usesInTexts, type FileUse } from './file-uses';

/*
 * In the media library, staff could remove what published entries need: a file, or its alternative text. Without either, the
 * whole site could not be published.
 */

interface Library {
  remove(file: Entry): Promise<unknown>;
  updateFileInfo(id: number, info: Entry, options?: unknown): Promise<unknown>;
  replace(id: number, sent: { data?: { fileInfo?: Entry } }, options?: unknown): Promise<unknown>;
}

const say = ({ what }: FileUse, advice: string): Error =>
  new errors.ValidationError(`The site shows this file in ${what}. ${advice}`);

async function refuseUsed(strapi: Core.Strapi, file: Entry): Promise<void> {
  const [use] = [
    ...(await usesInFields(strapi, Number(file['id']))),
    ...(await usesInTexts(strapi, readText(file, 'hash'))),
  ];
  if (use !== undefined) throw say(use, 'Choose another one there and publish that first.');
}

/** Refuses to remove an alternative text that is needed. If a picture has its own in the entry, the library's is not. */
async function refuseSilent(strapi: Core.Strapi, id: number): Promise<void> {
  for (const use of await usesInFields(strapi, id)) {
    if (use.holder?.uid !== 'media.picture') continue;
    const picture: unknown = await strapi.db.query('media.picture').findOne({ where: { id: use.holder.id } });
    if (isEntry(picture) && readText(picture, 'alt').trim() !== '') continue;
    throw say(use, 'Say here what it shows, or there in its own field first.');
  }
}

/** Refuses to delete a file that a published entry shows, or to remove its alternative text. */
export function keepFiles(strapi: Core.Strapi): void {
  const library = strapi.plugin('upload').service<Library>('upload');
  const { remove, updateFileInfo, replace } = library;
  const keepWords = async (id: number, { alternativeText: words }: Entry) => {
    if (typeof words === 'string' && words.trim() === '') await refuseSilent(strapi, id);
  };
  library.remove = async (file) => {
    await refuseUsed(strapi, file);
    return remove(file);
  };
  library.updateFileInfo = async (id, info, options) => {
    await keepWords(id, info);
    return updateFileInfo(id, info, options);
  };
  library.replace = async (id, sent, options) => {
    await keepWords(id, sent.data?.fileInfo ?? {});
    return replace(id, sent, options);
  };
}
