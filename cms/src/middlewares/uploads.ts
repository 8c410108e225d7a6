import { openBucket, type Bucket } from '@lanternway/object-store/bucket';
import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import type { MediaStorage } from '../env-stores';
import { answerFromBucket } from '../media/answer-from-bucket';
import { mediaAddress } from '../media/names';
import { answerUnavailable } from '../unavailable';

// A file that staff replace keeps its address, so it is cached only for a short time. The site does not depend on this:
// it is built with copies of its own, whose names change with their content.
const cacheControl = 'public, max-age=3600';

// An SVG can contain scripts. Opened on its own it gets no origin, runs nothing and loads nothing.
const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; sandbox";

/** Answers for the media that staff upload: from the bucket, if one is named, and with headers of their own. */
export default ({ counts, bucket }: MediaStorage, { strapi }: { strapi: Core.Strapi }) => {
  const opened = bucket === null ? null : openBucket(bucket);
  return async (ctx: Context, next: Next) => {
    if (!ctx.path.toLowerCase().startsWith(mediaAddress)) return next();
    await answer(ctx, next, opened, counts, strapi);
    if (ctx.status >= 400) return;
    ctx.set({
      'Cache-Control': cacheControl,
      'Content-Security-Policy': policy,
      'Cross-Origin-Resource-Policy': 'same-origin',
      'X-Content-Type-Options': 'nosniff',
    });
  };
};

/** Looks into the place that counts first, and then into the other one: servers are moved one by one. */
async function answer(
  ctx: Context,
  next: Next,
  bucket: Bucket | null,
  counts: MediaStorage['counts'],
  strapi: Core.Strapi,
): Promise<void> {
  const isAsked = (ctx.method === 'GET' || ctx.method === 'HEAD') && ctx.path.startsWith(mediaAddress);
  if (bucket === null || !isAsked) return next();
  if (counts === 'folder') {
    await next();
    if (ctx.status !== 404) return;
  }
  try {
    if (await answerFromBucket(ctx, bucket)) return;
  } catch (error) {
    strapi.log.error(`The bucket of media does not answer: ${wordsOf(error)}`);
    answerUnavailable(ctx, 'This file cannot be read at the moment. Please try again in a minute.');
    return;
  }
  if (counts === 'bucket') await next();
}

const wordsOf = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : 'unknown reason';
