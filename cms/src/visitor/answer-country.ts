import { geo, type GeoReply } from '@lanternway/contracts/site/site';
import type { Context } from 'koa';

/** The headers that Strapi sends and that make a difference for a few letters of JSON. */
const headers = {
  'Cache-Control': 'private, max-age=600',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};

const overHttps = { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' };

/** What the router notes in a request about its route: log and metrics read it. */
const route = { _matchedRoute: geo.path, matched: [{ path: geo.path, methods: [geo.method] }] };

/**
 * Whether one of our own pages asks for the visitor's country, without parameters and body. A request from another site has an
 * `Origin` header: it goes the usual way, like everything unusual.
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
