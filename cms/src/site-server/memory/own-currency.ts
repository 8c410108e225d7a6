import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants, gunzipSync, gzip } from 'node:zlib';
import type { Currency } from '@lanternway/contracts/money/money';

/** A page's body as it is sent, in one encoding. */
interface Sent {
  body: Buffer;
  encoding: string;
}

/**
 * As well as the build packs pages. The first reader waits 75 ms for it; a page that is 7 % larger, as quality 9 makes it,
 * does not come in one go (decision 106) and costs every reader a way there and back.
 */
const best = (size: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
  },
});

const pack = { br: promisify(brotliCompress), gzip: promisify(gzip) };

function unpacked({ body, encoding }: Sent): string {
  if (encoding === 'br') return brotliDecompressSync(body).toString();
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString();
}

/** Whether a page has prices that follow the visitor's currency. */
export const hasPrices = (sent: Sent): boolean => / data-price[\s=>]/.test(unpacked(sent));

/**
 * The page for somebody who pays in another currency than rupees, in which it was built. It says so where it begins: its
 * prices are not painted before the application has put theirs in (frontend/src/ui/styles/unit.css).
 */
export async function inCurrency(sent: Sent, currency: Currency): Promise<Buffer> {
  const html = unpacked(sent).replace('<html ', `<html data-prices="due" data-currency="${currency}" `);
  if (sent.encoding === 'br') return pack.br(html, best(Buffer.byteLength(html)));
  return sent.encoding === 'gzip' ? pack.gzip(html) : Buffer.from(html);
}
