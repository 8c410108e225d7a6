import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { openBucket, type Bucket } from '@lanternway/object-store/bucket';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { MediaStorage } from '../env-stores';
import { labelsOf } from './labels';
import { isMediaName, mediaAddress, mediaPrefix } from './names';
import { isOurs } from './owner';

/** A medium as Strapi hands it to its provider of media. */
interface Medium {
  hash: string;
  ext?: string | null;
  stream?: Readable;
  buffer?: Buffer;
  url?: string;
}

type Act = (file: Medium) => Promise<unknown>;
type Replace = (file: Medium, earlier: Medium) => Promise<unknown>;

/** The part of Strapi's provider of media that changes files. */
interface Provider {
  upload: Act;
  uploadStream: Act;
  replace: Replace;
  replaceStream: Replace;
  delete: Act;
  extend: (parts: Partial<Provider>) => void;
}

/**
 * Keeps media in a bucket, if one is named. The rows of media are the same as for files in the folder, so moving media there
 * and back changes no content. What staff delete is removed from both places, because the server looks in both.
 */
export function keepMediaInBucket(strapi: Core.Strapi, { counts, folder, bucket }: MediaStorage): void {
  if (bucket === null) return;
  const { provider } = strapi.plugin('upload') as unknown as { provider: Provider };
  const opened = openBucket(bucket);
  const change = (act: () => Promise<void>) => changeOurs(strapi, opened, act);
  const inBucket: InBucket = {
    put: (name, content) =>
      change(() => opened.put(`${mediaPrefix}${name}`, content, labelsOf(hashOf(content)))),
    remove: (name) => change(() => opened.remove(`${mediaPrefix}${name}`)),
  };
  provider.extend(counts === 'folder' ? alsoRemoving(inBucket, provider) : keeping(inBucket, folder));
}

interface InBucket {
  put: (name: string, content: Buffer) => Promise<void>;
  remove: (name: string) => Promise<void>;
}

/** The folder counts, and the bucket may have copies. */
function alsoRemoving(bucket: InBucket, folder: Provider): Partial<Provider> {
  const { delete: removeFile, replace, replaceStream } = folder;
  const replacing = (how: Replace): Replace => {
    return async (file, earlier) => {
      if (nameOf(file) !== nameOf(earlier)) await bucket.remove(nameOf(earlier));
      return how(file, earlier);
    };
  };
  return {
    async delete(file) {
      await bucket.remove(nameOf(file));
      return removeFile(file);
    },
    replace: replacing(replace),
    replaceStream: replacing(replaceStream),
  };
}

/** The bucket counts, and the folder may have copies. */
function keeping(bucket: InBucket, folder: string): Partial<Provider> {
  const put = async (file: Medium) => {
    // The largest medium is small enough for the memory, and from there it can be sent again if the network fails.
    const content = file.stream === undefined ? file.buffer : await buffer(file.stream);
    if (content === undefined) throw new Error('The medium has no content.');
    await bucket.put(nameOf(file), content);
    file.url = `${mediaAddress}${nameOf(file)}`;
  };
  const remove = async (file: Medium) => {
    await bucket.remove(nameOf(file));
    await rm(path.join(folder, nameOf(file)), { force: true });
  };
  const replace = async (file: Medium, earlier: Medium) => {
    await put(file);
    if (nameOf(file) !== nameOf(earlier)) await remove(earlier);
  };
  return { upload: put, uploadStream: put, replace, replaceStream: replace, delete: remove };
}

const hashOf = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

function nameOf({ hash, ext }: Medium): string {
  const name = `${hash}${ext ?? ''}`;
  if (!isMediaName(name)) throw new Error('This is no name of a medium.');
  return name;
}

/** Turns failures into sentences for staff, because Strapi hides the messages of unexpected errors from them. */
async function changeOurs(strapi: Core.Strapi, bucket: Bucket, act: () => Promise<void>): Promise<void> {
  const id: unknown = await strapi.store({ type: 'core', name: 'installation', key: 'id' }).get({});
  const rows = strapi.db.query('plugin::upload.file');
  const knows = async (name: string) => (await rows.count({ where: { url: `${mediaAddress}${name}` } })) > 0;
  let areOurs;
  try {
    areOurs = typeof id === 'string' && (await isOurs(bucket, { id, knows }));
    if (areOurs) await act();
  } catch (error) {
    strapi.log.error(`The bucket of media does not answer: ${wordsOf(error)}`);
    throw new errors.ApplicationError(
      'The place where files are kept does not answer. Nothing was changed. Please try again in a minute.',
    );
  }
  if (!areOurs)
    throw new errors.ApplicationError(
      'The bucket of files belongs to another installation. Nothing was changed. Please tell whoever runs the server.',
    );
}

const wordsOf = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : 'unknown reason';
