import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import { isEntry, readText, type Entry } from '../entry';
import { usesInFields, usesInTexts, type FileUse } from './file-uses';

/*
 * The media library can take away what published entries need: a file, or the words for those who do not see it. Both
 * would keep the whole site from being published.
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

/** A picture in an entry may have words of its own; then those of the library are not needed. */
async function refuseSilent(strapi: Core.Strapi, id: number): Promise<void> {
  for (const use of await usesInFields(strapi, id)) {
    if (use.holder?.uid !== 'media.picture') continue;
    const picture: unknown = await strapi.db.query('media.picture').findOne({ where: { id: use.holder.id } });
    if (isEntry(picture) && readText(picture, 'alt').trim() !== '') continue;
    throw say(use, 'Say here what it shows, or there in its own field first.');
  }
}

/** Refuses to delete or to silence a file that a published entry shows. */
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
