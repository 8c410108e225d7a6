import type { Context } from 'koa';
import { findFile } from './find-file';
import type { Release } from './release';
import { sendFile } from './send-file';

/**
 * Status 404 with the nearest not-found page up the tree: `/course/x` gets the courses' page.
 * @param answersWith is called with the address of that page, whose styles the policy has to allow
 */
export async function answerNotFound(
  ctx: Context,
  release: Release,
  decodedPath: string,
  answersWith: (page: string) => void,
): Promise<void> {
  if (wantsPage(ctx, decodedPath)) {
    for (const candidate of new Set([nearest(release, decodedPath), ...forTheWholeSite])) {
      const page = await findFile(release.root, candidate);
      if (page === null) continue;
      answersWith(candidate.replace(/\/index\.html$/, ''));
      await sendFile(ctx, page, candidate, 404);
      return;
    }
  }
  ctx.status = 404;
  ctx.set('Cache-Control', 'no-cache');
  ctx.type = 'text/plain';
  ctx.body = 'Not found';
}

/** Status 503 until the first build of the site is live. */
export function answerNotReady(ctx: Context): void {
  ctx.status = 503;
  ctx.set({ 'Cache-Control': 'no-store', 'Retry-After': '10' });
  ctx.type = 'html';
  ctx.body = [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width"><title>The site is being built</title></head>',
    '<body><main><h1>The site is being built</h1><p>Please come back in a minute.</p>',
    // Without content that may go live it is built in vain, and only the people who run it can change that.
    '<p>If it takes longer, the people who run this site find the reason in the admin, under Publishing.</p>',
    '</main></body></html>',
  ].join('');
}

/** A missing picture or script is not a page, whatever the request accepts. */
function wantsPage(ctx: Context, decodedPath: string): boolean {
  const ending = /\.([a-z0-9]+)$/i.exec(decodedPath)?.[1]?.toLowerCase();
  return (ending === undefined || ending === 'html') && ctx.accepts('html') !== false;
}

const forTheWholeSite = ['/404.html', '/404/index.html'];

/**
 * The nearest not-found page up the tree, according to the release. The disk is not searched, however deep the address.
 */
function nearest({ manifest }: Release, decodedPath: string): string {
  for (let end = decodedPath.lastIndexOf('/'); end > 0; end = decodedPath.lastIndexOf('/', end - 1)) {
    const page = `${decodedPath.slice(0, end)}/404`;
    if (manifest.notFoundPages.has(page)) return `${page}/index.html`;
  }
  return '/404.html';
}
