import { geo, type GeoReply } from '@lanternway/contracts/site/site';
import type { Context } from 'koa';

/** Those of Strapi's own that mean something for a few letters of JSON. */
const headers = {
  'Cache-Control': 'private, max-age=600',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};

const overHttps = { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' };

/** The router's own note of what a request was for, which log and metrics read. */
const route = { _matchedRoute: geo.path, matched: [{ path: geo.path, methods: [geo.method] }] };

/**
 * Whether a page of our own asks for its country: without parameters and body. Browsers name the origin of questions from
 * elsewhere, which go the usual way, as all that is unusual.
 */
export const asksForCountry = ({ method, path, querystring, req }: Context): boolean =>
  method === geo.method &&
  path === geo.path &&
  querystring === '' &&
  req.headers.origin === undefined &&
  req.headers['content-length'] === undefined &&
  req.headers['transfer-encoding'] === undefined;

export function answerCountry(ctx: Context, country: string | null, httpsOnly: boolean): void {
  Object.assign(ctx, route);
  ctx.set(httpsOnly ? { ...headers, ...overHttps } : headers);
  ctx.body = { country_code: country } satisfies GeoReply;
}
