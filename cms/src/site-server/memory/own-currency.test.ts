import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { inCurrency } from './own-currency';

const prices = Array.from(
  { length: 400 },
  (_, at) => `<p data-price="true"><b>Plan ${at ** 3}</b> ₹${at * 7}</p>`,
);
const html = `<!doctype html><html lang="en"><body>${prices.join('')}</body></html>`;

it('is packed as well as the built page, and differs from it in how it begins', async () => {
  const built = brotliCompressSync(html);
  const abroad = await inCurrency({ body: built, encoding: 'br' }, 'GBP');
  expect(brotliDecompressSync(abroad).toString()).toBe(
    html.replace('<html ', '<html data-prices="due" data-currency="GBP" '),
  );
  expect(abroad.length - built.length).toBeLessThan(64);
});
