import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';

interface Config {
  /** Each request gets a folder of its own in here, which is removed after the answer. */
  folder: string;
  /** The options of the parser of such bodies. */
  formidable: object;
}

/** Strapi's types come from another version of Koa. */
type Read = (ctx: Context, next: Next) => Promise<void>;

/** The only places of the admin that take files: the media library and the admin's own logo. */
export const takesMedia = (path: string): boolean =>
  /^\/(upload|admin\/project-settings)(\/|$)/.test(path.toLowerCase());

/**
 * Reads bodies with files, which the usual parser skips. It would put all files into one folder and forget some: those
 * of an unknown field, and those of a sender who disconnects in the middle. Here each request has a folder of its own,
 * which is removed however the request ends.
 */
export default ({ folder, formidable }: Config, { strapi }: { strapi: Core.Strapi }) => {
  const parser = strapi.middleware('strapi::body');

  return async (ctx: Context, next: Next) => {
    if (!ctx.is('multipart') || !takesMedia(ctx.path)) return next();
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const uploadDir = await mkdtemp(path.join(folder, 'media-'));
    try {
      const read = parser({ formidable: { ...formidable, uploadDir } }, { strapi }) as unknown as Read;
      await read(ctx, next);
    } finally {
      // A file that was just being opened may appear while its folder is emptied.
      await rm(uploadDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
    }
  };
};
