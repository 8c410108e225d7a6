import path from 'node:path';
import { portFrom } from '../machine/port.mjs';
import { root } from '../paths.mjs';
import { demoFile } from './demo.mjs';
import { readSettingsFile } from './secrets.mjs';

const written = readSettingsFile();

/** An environment variable, or else the value in cms/.env; an empty one counts as not set. @param {string} name */
export const setting = (name) => process.env[name] || written[name];

export const port = portFrom(setting('PORT'));

/** The public address. */
export const publicUrl = (setting('PUBLIC_URL') ?? `http://localhost:${port}`).replace(/(?<!\/)\/+$/, '');

/** Everything the running product writes: database, media, site releases. */
export const dataDir = path.resolve(root, setting('DATA_DIR') ?? '.data');

/** Outside production the product is a demo with seeded content and ready-made logins. */
export const isDemo = process.env.NODE_ENV !== 'production';

/** Without a mail server, a demo keeps its mail for reading in the browser. */
export const hasOutbox = isDemo && !setting('SMTP_URL');

/** The sandbox replaces the payment providers until the keys of both are set. Never in production. */
export const hasSandbox = isDemo && !(setting('RAZORPAY_KEY_ID') && setting('PAYPAL_CLIENT_ID'));

/** The link to the live release; the publisher's files are next to it. */
export const siteLink = path.resolve(root, setting('SITE_DIR') ?? path.join(dataDir, 'site', 'current'));

/** Whether published content goes live automatically. */
export const publishes = setting('PUBLISHER') !== 'off';

/** The environment of Strapi, which reads its secrets from cms/.env itself. */
export const strapiEnv = {
  NODE_ENV: isDemo ? 'development' : 'production',
  // In production it is not guessed: the server demands it by name.
  ...(isDemo || setting('PUBLIC_URL') ? { PUBLIC_URL: publicUrl } : {}),
  DATA_DIR: dataDir,
  // The demo calls no site of others.
  ...(isDemo ? { DEMO_STAFF_FILE: demoFile, OUTLINKS: setting('OUTLINKS') ?? 'off' } : {}),
};

/**
 * The environment of Gatsby for one Strapi. The token is read each time, since it may be new.
 * @param {string} strapiUrl
 */
export const gatsbyEnv = (strapiUrl) => ({
  STRAPI_URL: strapiUrl,
  STRAPI_TOKEN: process.env.STRAPI_TOKEN ?? process.env.SITE_READ_TOKEN ?? readSettingsFile().SITE_READ_TOKEN,
  SITE_URL: publicUrl,
  NODE_ENV: 'production',
});
