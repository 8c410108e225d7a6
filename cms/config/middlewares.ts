import path from 'node:path';
import { env } from '../src/env';
import { keysIn } from '../src/secrets';

/** Headers of the admin and the API. The site has its own headers, see src/site-server/headers.ts. */
const security = {
  contentSecurityPolicy: {
    useDefaults: true,
    directives: {
      // Text, not lists: Strapi would merge a list into its own, which allows more.
      'connect-src': "'self'",
      'img-src': "'self' data: blob:",
      'media-src': "'self' data: blob:",
      'font-src': "'self' data:",
      'style-src': "'self' 'unsafe-inline'",
      'frame-ancestors': "'none'",
      upgradeInsecureRequests: null,
    },
  },
  frameguard: { action: 'deny' },
  hsts: env.httpsOnly ? { maxAge: 31_536_000, includeSubDomains: true } : false,
};

const cors = {
  origin: [env.publicUrl],
  headers: ['Content-Type', 'Authorization', 'Origin', 'Accept', 'Idempotency-Key', 'X-Request-Id'],
  expose: ['X-Request-Id', 'Retry-After'],
  keepHeadersOnError: true,
};

const body = {
  jsonLimit: '1mb',
  formLimit: '16kb',
  textLimit: '16kb',
  includeUnparsed: true,
  // The places that take files read them themselves: the media library below, and the handler of applications.
  multipart: false,
};

const mediaFiles = {
  folder: path.join(env.dataDir, 'private', 'incoming'),
  formidable: { maxFileSize: 25 * 1024 * 1024, maxFields: 100, maxFieldsSize: 256 * 1024 },
};

const site = {
  root: env.siteDir,
  httpsOnly: env.httpsOnly,
  // Where mail is really sent, the demonstration's outbox is an unknown address like any other.
  alsoOwn: env.mail.transport.kind === 'demo' ? ['_outbox', '_outbox.json'] : [],
};

const earlierKeys = { keys: [keysIn(env.secrets.JWT_SECRET), keysIn(env.secrets.ADMIN_JWT_SECRET)] };

const health = { dataDir: env.dataDir, siteDir: env.siteDir, servesSite: env.servesSite };

export default [
  'global::request-id',
  { name: 'global::health', config: health },
  // Outside of everything that may refuse a request, so that refusals are counted too.
  ...(env.metrics === null ? [] : ['global::metrics']),
  // Before the log: a line for each page that somebody looks at would say who looked at what, and when.
  'plugin::insight.seen',
  'global::access-log',
  'global::request-bounds',
  {
    name: 'global::early-answers',
    config: { ...site, knowsCountries: env.geo.countryHeader !== null || env.geo.lookupUrl !== null },
  },
  'strapi::compression',
  'global::reply-shape',
  'strapi::errors',
  'global::database-away',
  'global::timeout',
  { name: 'global::site', config: site },
  { name: 'global::uploads', config: env.media },
  { name: 'strapi::security', config: security },
  { name: 'strapi::cors', config: cors },
  { name: 'global::earlier-keys', config: earlierKeys },
  'global::account-limit',
  'strapi::query',
  'global::body-guard',
  { name: 'strapi::body', config: body },
  { name: 'global::media-files', config: mediaFiles },
  'global::clean-input',
  'strapi::favicon',
  'strapi::public',
];
