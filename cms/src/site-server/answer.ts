import { isNotFoundPage } from '@lanternway/contracts/site/not-found-pages';
import type { Context } from 'koa';
import { findFile, findPage } from './find-file';
import { findKept } from './kept-file';
import { keepAnswer } from './memory/memory';
import { answerNotFound, answerNotReady } from './no-page';
import { findRedirect, withQuery } from './redirect';
import type { Release } from './release';
import { sendFile } from './send-file';

/**
 * Answers a GET or HEAD from a release: a redirect, a file, a page, or not found.
 * @param path the decoded path, or null if it cannot be decoded
 * @param answersWith is called with the address of a not-found page, if that is the answer
 */
export async function answerFromSite(
  ctx: Context,
  release: Release | null,
  path: string | null,
  answersWith: (page: string) => void,
): Promise<void> {
  if (release === null) {
    answerNotReady(ctx);
    return;
  }
  // The not-found pages have addresses too, which are answered like unknown ones.
  if (path === null || isNotFoundPage(path)) return answerNotFound(ctx, release, path ?? '/', answersWith);

  const redirect = await findRedirect(release, path);
  if (redirect !== null) {
    ctx.redirect(withQuery(redirect.to, ctx.search));
    ctx.status = redirect.permanent ? 301 : 302;
    return;
  }
  const found =
    (await findFile(release.root, path)) ??
    (await findPage(release.root, path)) ??
    (await findKept(release, path));
  if (found === null) return answerNotFound(ctx, release, path, answersWith);
  keepAnswer(ctx, release, await sendFile(ctx, found, path));
}

/** The decoded path of a request; null if it is not well-formed. */
export function decodePath(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
