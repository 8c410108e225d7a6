import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants, gunzipSync, gzip } from 'node:zlib';
import type { Currency } from '@lanternway/contracts/money/money';

/** A page's body as it is sent, in one encoding. */
interface Sent {
  body: Buffer;
  encoding: string;
}

/**
 * Compresses as well as the build does. The first reader waits 75 ms for that. With quality 9 the page would be 7 % larger: it
 * would not fit into the first flight (decision 106), and every reader would wait for one more round trip.
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
 * The page for somebody who does not pay in rupees, the currency in which it was built. Its `html` element names their currency:
 * so no price is painted before the application has put in theirs (frontend/src/ui/styles/unit.css).
 */
export async function inCurrency(sent: Sent, currency: Currency): Promise<Buffer> {
  const html = unpacked(sent).replace('<html ', `<html data-prices="due" data-currency="${currency}" `);
  if (sent.encoding === 'br') return pack.br(html, best(Buffer.byteLength(html)));
  return sent.encoding === 'gzip' ? pack.gzip(html) : Buffer.from(html);
}
