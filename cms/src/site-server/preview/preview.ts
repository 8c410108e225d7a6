import { stat } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { previewParameter } from '@lanternway/contracts/publishing/preview';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { findFile, type SiteFile } from '../find-file';
import { barScriptHash, barStyleHash, withBar } from './bar';
import { cannotPreview, endedLink, preparing, wordsPage, wrongLink, type Words } from './labels';
import type { Release } from '../release';
import { sendFile } from '../send-file';

/** The answers of the publisher's `preview` service about a link. */
type Preview =
  | { kind: 'wrong' | 'ended' | 'preparing' }
  | { kind: 'cannot'; sentence: string }
  | {
      kind: 'drawn';
      title: string;
      status: 'draft' | 'published';
      path: string;
      html: string;
      styleHashes: string[];
      scriptHashes: string[];
      endsAt: string;
    };

export interface Previews {
  open: (token: string) => Promise<Preview>;
  pageData: (token: string, pagePath: string) => Promise<string | null>;
  fileOf: (token: string, sitePath: string) => Promise<string | null>;
}

/** The hashes of the scripts and styles that a previewed page may contain. */
export interface PreviewHashes {
  styleHashes: string[];
  scriptHashes: string[];
}

interface Asked {
  path: string;
  token: string;
}

export const previewsOf = (strapi: Core.Strapi): Previews => strapi.plugin('publisher').service('preview');

/** The preview link in an address, for pages only: files that a page asks for have none. */
export function readPreviewLink(ctx: Context, path: string | null): Asked | null {
  const token = new URLSearchParams(ctx.querystring).get(previewParameter);
  return token === null || path === null || /\.[a-z0-9]{2,5}$/i.test(path) ? null : { path, token };
}

const small = (words: Words) => ({ html: wordsPage(words), status: words.status });

/**
 * Answers with the page that a preview link leads to.
 * @param setHeaders sets the site's headers for a page with these hashes, which our own pages may frame
 */
export async function answerPreview(
  ctx: Context,
  { path, token }: Asked,
  previews: Previews,
  setHeaders: (hashes: PreviewHashes) => void,
): Promise<void> {
  const preview = await previews.open(token);
  const hashes: PreviewHashes = { styleHashes: [], scriptHashes: [] };
  if (preview.kind === 'drawn') {
    hashes.styleHashes.push(...preview.styleHashes, barStyleHash);
    hashes.scriptHashes.push(...preview.scriptHashes, barScriptHash);
  }
  setHeaders(hashes);
  neverKeep(ctx);
  if (preview.kind === 'drawn' && preview.path !== path) {
    // The draft's address was changed, or the link was put behind another page's address.
    ctx.redirect(`${encodeURI(preview.path)}?${previewParameter}=${token}`);
    ctx.status = 302;
    return;
  }
  const { html, status } =
    preview.kind === 'drawn' ? { html: withBar(preview.html, preview), status: 200 } : pageFor(preview);
  ctx.status = status;
  ctx.type = 'html';
  ctx.body = html;
}

function pageFor(preview: Exclude<Preview, { kind: 'drawn' }>) {
  if (preview.kind === 'cannot') return small(cannotPreview(preview.sentence));
  return small({ wrong: wrongLink, ended: endedLink, preparing }[preview.kind]);
}

/** Only for people with the link, and never cached. */
function neverKeep(ctx: Context): void {
  ctx.set({
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'same-origin',
    'X-Robots-Tag': 'noindex, nofollow',
  });
}

/** The link of the previewed page that makes this request, according to its Referer header. */
function readReferer(ctx: Context): Asked | null {
  const referer = ctx.get('Referer');
  if (!referer.includes(`${previewParameter}=`) || !URL.canParse(referer)) return null;
  const { host, pathname, searchParams } = new URL(referer);
  const token = searchParams.get(previewParameter);
  if (token === null || host !== ctx.host) return null;
  try {
    return { path: decodeURIComponent(pathname), token };
  } catch {
    return null;
  }
}

/** The address of a page's data. */
const dataPath = (pagePath: string) =>
  `/page-data/${pagePath === '/' ? 'index' : pagePath.slice(1)}/page-data.json`;

/** Pictures; and scripts, which the next release may have under other names. */
const ownFile = /^\/static\/[\w-]+\/[^/]+(?:\/[^/]*)?$|^\/[\w-]+-[0-9a-f]{12,20}\.js$/;

/** A picture may not be ready yet: the page is drawn first. */
const patienceMs = 10_000;
const lookEveryMs = 100;

/**
 * Answers what a previewed page asks for and the live site does not have: the draft's data, which must agree with the
 * page, and pictures that no release has shown.
 * @returns whether it was answered
 */
export async function answerForPreview(
  ctx: Context,
  release: Release | null,
  path: string | null,
  previews: Previews,
): Promise<boolean> {
  const asking = path === null ? null : readReferer(ctx);
  if (path === null || asking === null) return false;
  if (path === dataPath(asking.path)) {
    const data = await previews.pageData(asking.token, asking.path).catch(() => null);
    if (data === null) return false;
    neverKeep(ctx);
    ctx.type = 'json';
    ctx.body = data;
    return true;
  }
  if (!ownFile.test(path) || path.includes('/.') || (await isLive(release, path))) return false;
  const place = await previews.fileOf(asking.token, path).catch(() => null);
  const file = place === null ? null : await findSoon(place);
  if (file === null) return false;
  await sendFile(ctx, file, path);
  neverKeep(ctx);
  return true;
}

const isLive = async (release: Release | null, path: string) =>
  release !== null && (await findFile(release.root, path)) !== null;

async function findSoon(file: string): Promise<SiteFile | null> {
  let before = 0;
  for (let waited = 0; waited < patienceMs; waited += lookEveryMs) {
    const found = await stat(file).catch(() => null);
    const size = found?.isFile() === true ? found.size : 0;
    // The file is complete when it has stopped growing.
    if (found !== null && size > 0 && (size === before || isSettled(found.mtime))) {
      return { file, size, modifiedAt: found.mtime };
    }
    before = size;
    await wait(lookEveryMs);
  }
  return null;
}

const isSettled = (modifiedAt: Date) => Date.now() - modifiedAt.getTime() > 10 * lookEveryMs;
