import { previewParameter } from '@lanternway/contracts/publishing/preview';
import type { Currency } from '@lanternway/contracts/money/money';
import type { Context } from 'koa';
import { hasPrices, inCurrency } from './own-currency';
import type { Release } from '../release';
import { isFresh } from '../send-file';

/** The answer of a release for one address in one encoding, the same for all visitors. */
interface Kept {
  headers: Record<string, string>;
  encoding: string;
  body: Buffer;
  modifiedAt: Date;
  /** For a page with prices: the page in other currencies, added as visitors ask for them. Null for all other files. */
  inCurrencies: Map<Currency, Promise<Buffer>> | null;
}

/** The currency of the visitor who asks; null if it is not known, or not known at once. */
type CurrencyOf = (ctx: Context) => Promise<Currency | null>;

/** The currency in which pages are built. */
const builtCurrency: Currency = 'INR';

interface Memory {
  answers: Map<string, Kept>;
  bytes: number;
}

/** The demo's whole site in one encoding has 16 MB with its pictures, its pages and scripts 2 MB. */
const mostBytes = 64 * 1024 * 1024;

/** A release never changes, so its answers stay right while it is live. They are forgotten together with it. */
const memories = new WeakMap<Release, Memory>();

/** Types of files that are compressed already, and that no middleware compresses again. */
const isPacked = /^(?:image\/(?!svg)|font\/)/;

/** Headers that are not kept: the id of one request, and headers that only an answer with a body has. */
const ofOneAnswer = new Set(['x-request-id', 'content-encoding', 'content-length']);

/** Keeps an answer that a release has just given. It must hold for everybody: previews are never passed here. */
export function keepAnswer(ctx: Context, release: Release, modifiedAt: Date): void {
  const { body } = ctx;
  if (ctx.method !== 'GET' || ctx.status !== 200 || !Buffer.isBuffer(body)) return;
  const sent = ctx.response.headers as Record<string, string>;
  const encoding = sent['content-encoding'] ?? '';
  // Not kept otherwise: a later middleware may compress this answer for this one browser.
  if (encoding === '' && !isPacked.test(ctx.type)) return;
  const headers = Object.fromEntries(Object.entries(sent).filter(([name]) => !ofOneAnswer.has(name)));
  const memory = memories.get(release) ?? { answers: new Map<string, Kept>(), bytes: 0 };
  memories.set(release, memory);
  const key = keyOf(ctx);
  if (memory.answers.has(key)) return;
  const isPriced = ctx.type === 'text/html' && hasPrices({ body, encoding });
  memory.answers.set(key, { headers, encoding, body, modifiedAt, inCurrencies: isPriced ? new Map() : null });
  memory.bytes += body.length;
  for (const [oldest, { body: dropped }] of memory.answers) {
    if (memory.bytes <= mostBytes) break;
    memory.answers.delete(oldest);
    memory.bytes -= dropped.length;
  }
}

/** Answers from memory. @param currencyOf null where pages are the same in all countries. @returns whether it could */
export async function answerFromMemory(
  ctx: Context,
  release: Release,
  currencyOf: CurrencyOf | null,
): Promise<boolean> {
  if (isAboutPreview(ctx)) return false;
  const kept = memories.get(release)?.answers.get(keyOf(ctx));
  if (kept === undefined) return false;
  ctx.status = 200;
  ctx.set(kept.headers);
  if (kept.inCurrencies !== null && currencyOf !== null)
    return answerInCurrency(ctx, kept, kept.inCurrencies, await currencyOf(ctx));
  if (isFresh(ctx, kept.modifiedAt)) {
    ctx.status = 304;
    return true;
  }
  return send(ctx, kept, kept.body);
}

/**
 * Answers with a page that differs from country to country. No cache that several people share may keep it. A browser's copy is
 * recognised only by its tag (ETag), which names the currency.
 */
async function answerInCurrency(
  ctx: Context,
  kept: Kept,
  pages: Map<Currency, Promise<Buffer>>,
  own: Currency | null,
): Promise<true> {
  const currency = own ?? builtCurrency;
  ctx.set('Cache-Control', 'private, no-cache');
  ctx.remove('Last-Modified');
  if (currency !== builtCurrency) ctx.etag = ctx.response.get('ETag').replace(/"$/, `-${currency}"`);
  if (ctx.get('If-None-Match') !== '' && ctx.fresh) {
    ctx.status = 304;
    return true;
  }
  if (currency === builtCurrency) return send(ctx, kept, kept.body);
  const page = pages.get(currency) ?? inCurrency(kept, currency);
  pages.set(currency, page);
  return send(ctx, kept, await page);
}

function send(ctx: Context, { encoding }: Kept, body: Buffer): true {
  if (encoding !== '') ctx.set('Content-Encoding', encoding);
  ctx.length = body.length;
  if (ctx.method === 'GET') ctx.body = body;
  return true;
}

/** A preview's page, or something that it asks for. */
const isAboutPreview = (ctx: Context): boolean =>
  ctx.querystring.includes(previewParameter) || ctx.get('Referer').includes(`${previewParameter}=`);

/** The encoding of an answer depends only on the encodings that the browser accepts, so these are part of the key. */
const keyOf = (ctx: Context): string => `${acceptedBy(ctx)} ${ctx.path}`;

/** Few different `Accept-Encoding` headers are in use, and parsing one takes longer than finding the answer. */
const mostHeaders = 200;
const known = new Map<string, 'br' | 'gzip' | 'none'>();

function acceptedBy(ctx: Context): 'br' | 'gzip' | 'none' {
  const header = ctx.get('Accept-Encoding');
  let accepted = known.get(header);
  if (accepted === undefined) {
    const all = ctx.acceptsEncodings();
    accepted = all.includes('br') ? 'br' : all.includes('gzip') ? 'gzip' : 'none';
    if (known.size >= mostHeaders) known.clear();
    known.set(header, accepted);
  }
  return accepted;
}
