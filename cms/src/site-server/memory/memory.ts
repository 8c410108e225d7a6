import { previewParameter } from '@lanternway/contracts/publishing/preview';
import type { Currency } from '@lanternway/contracts/money/money';
import type { Context } from 'koa';
import { hasPrices, inCurrency } from './own-currency';
import type { Release } from '../release';
import { isFresh } from '../send-file';

/** What a release answers to everybody who asks for an address and accepts an encoding. */
interface Kept {
  headers: Record<string, string>;
  encoding: string;
  body: Buffer;
  modifiedAt: Date;
  /** For a page with prices: what it is to those who pay in other currencies, as they come. */
  inCurrencies: Map<Currency, Promise<Buffer>> | null;
}

/** The currency of who asks; null if that is not known, or not at once. */
type CurrencyOf = (ctx: Context) => Promise<Currency | null>;

/** In which pages are built. */
const builtCurrency: Currency = 'INR';

interface Memory {
  answers: Map<string, Kept>;
  bytes: number;
}

/** The demo's whole site in one encoding has 16 MB with its pictures, its pages and scripts 2 MB. */
const mostBytes = 64 * 1024 * 1024;

/** A release never changes, so what was sent once is right for as long as it is live, and ends with it. */
const memories = new WeakMap<Release, Memory>();

/** Types that no middleware compresses. */
const isPacked = /^(?:image\/(?!svg)|font\/)/;

/** The id of one request, and what only an answer with a body has. */
const ofOneAnswer = new Set(['x-request-id', 'content-encoding', 'content-length']);

/** Keeps an answer that a release has just given. It must hold for everybody: previews are never passed here. */
export function keepAnswer(ctx: Context, release: Release, modifiedAt: Date): void {
  const { body } = ctx;
  if (ctx.method !== 'GET' || ctx.status !== 200 || !Buffer.isBuffer(body)) return;
  const sent = ctx.response.headers as Record<string, string>;
  const encoding = sent['content-encoding'] ?? '';
  // Else what follows may compress it for this browser.
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

/** Answers from memory. @param currencyOf null where no page depends on who asks. @returns whether it could */
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
 * Answers with a page that differs from country to country: no cache that several people share may keep it, and what a
 * browser has is recognised by its tag only, which names the currency.
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

/** Which of the encodings of a build is sent depends on those that are accepted, and on nothing else. */
const keyOf = (ctx: Context): string => `${acceptedBy(ctx)} ${ctx.path}`;

/** There are few headers in use. Parsing one takes longer than finding the answer. */
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
