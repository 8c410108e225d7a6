import { expect } from 'playwright/test';
import { siteUrl } from '../env';

/** What the server answers, without following redirects. */
const get = (path: string) => fetch(`${siteUrl}${path}`, { redirect: 'manual' });

export async function textOf(path: string): Promise<string> {
  const answer = await get(path);
  if (answer.status !== 200) throw new Error(`${path} answers ${String(answer.status)}.`);
  return answer.text();
}

/** In how many kB a page is sent to a browser that reads brotli. */
export async function sentSize(path: string): Promise<number> {
  const { body, headers } = await fetch(`${siteUrl}${path}`, { headers: { 'accept-encoding': 'br' } });
  await body?.cancel();
  if (headers.get('content-encoding') !== 'br') throw new Error(`${path} is not sent as brotli.`);
  return Number(headers.get('content-length')) / 1000;
}

/** The page as a reader without scripts gets it, without the comments that React leaves between texts. */
export const htmlOf = async (path: string): Promise<string> =>
  (await textOf(path)).replaceAll('<!-- -->', '');

/** What the application loads when it moves from one page to another. */
export const dataOf = (path: string): Promise<string> =>
  textOf(`/page-data${path === '/' ? '/index' : path}/page-data.json`);

/** What a page shows and no longer shows, both in its HTML and in the data for the application. */
interface Shown {
  html?: string[];
  data?: string[];
  /** Text that is in neither of them. */
  gone?: string[];
}

export async function expectShown(path: string, { html = [], data = [], gone = [] }: Shown): Promise<void> {
  const [served, read] = await Promise.all([htmlOf(path), dataOf(path)]);
  for (const words of html) expectIn(served, words, `${path} shows`);
  for (const words of data) expectIn(read, words, `The data of ${path} hold`);
  for (const words of gone) {
    expectNotIn(served, words, `${path} shows no more`);
    expectNotIn(read, words, `The data of ${path} hold no more`);
  }
}

/*
 * A failed check does not quote the whole page, because nobody would find the text in it. The checks are soft, so the
 * other checks still run.
 */

export const expectIn = (text: string, words: string, what: string): void =>
  void expect.soft(text.includes(words), `${what} “${words}”`).toBe(true);

export const expectNotIn = (text: string, words: string, what: string): void =>
  void expect.soft(text.includes(words), `${what} “${words}”`).toBe(false);

export async function expectLeads(from: string, to: string): Promise<void> {
  const answer = await get(from);
  expect.soft(answer.status, `${from} leads elsewhere`).toBe(301);
  expect
    .soft(new URL(answer.headers.get('location') ?? '', siteUrl).pathname, `where ${from} leads`)
    .toBe(to);
}

export async function expectMissing(path: string): Promise<void> {
  expect.soft((await get(path)).status, `${path} is no page`).toBe(404);
}

/** Every address that the sitemap lists for search engines. */
export async function addressesOfSitemap(): Promise<string[]> {
  const addresses = [...(await textOf('/sitemap-0.xml')).matchAll(/<loc>([^<]+)/g)];
  return addresses.map(([, address = '']) => new URL(address).pathname);
}
