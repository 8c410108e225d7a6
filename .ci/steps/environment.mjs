import path from 'node:path';
import { portFrom } from '../machine/port.mjs';
import { root } from '../paths.mjs';
import { demoFile } from './demo.mjs';
import { readSettingsFile } from './secrets.mjs';

const written = readSettingsFile();

/** A variable of the environment, or else what cms/.env says; an empty one counts as not set. @param {string} name */
export const setting = (name) => process.env[name] || written[name];

export const port = portFrom(setting('PORT'));

/** The address the world sees. */
export const publicUrl = (setting('PUBLIC_URL') ?? `http://localhost:${port}`).replace(/(?<!\/)\/+$/, '');

/** Everything the running product writes: database, media, site releases. */
export const dataDir = path.resolve(root, setting('DATA_DIR') ?? '.data');

/** Outside production the product is a demonstration, with seeded content and ready-made logins. */
export const isDemo = process.env.NODE_ENV !== 'production';

/** Without a mail server, a demonstration keeps its mail to be read in the browser. */
export const hasOutbox = isDemo && !setting('SMTP_URL');

/** The sandbox stands in for the providers of payments, until the keys of both are set. Never in production. */
export const hasSandbox = isDemo && !(setting('RAZORPAY_KEY_ID') && setting('PAYPAL_CLIENT_ID'));

/** The link to the live release; what the publisher writes lies beside it. */
export const siteLink = path.resolve(root, setting('SITE_DIR') ?? path.join(dataDir, 'site', 'current'));

/** Whether what is published goes live by itself. */
export const publishes = setting('PUBLISHER') !== 'off';

/** What Strapi is told; its secrets come from cms/.env by themselves. */
export const strapiEnv = {
  NODE_ENV: isDemo ? 'development' : 'production',
  // In production nobody guesses it: the server asks for it by name.
  ...(isDemo || setting('PUBLIC_URL') ? { PUBLIC_URL: publicUrl } : {}),
  DATA_DIR: dataDir,
  ...(isDemo ? { DEMO_STAFF_FILE: demoFile } : {}),
};

/** What Gatsby is told to read from one Strapi; a token made a moment ago is read afresh. @param {string} strapiUrl */
export const gatsbyEnv = (strapiUrl) => ({
  STRAPI_URL: strapiUrl,
  STRAPI_TOKEN: process.env.STRAPI_TOKEN ?? process.env.SITE_READ_TOKEN ?? readSettingsFile().SITE_READ_TOKEN,
  SITE_URL: publicUrl,
  NODE_ENV: 'production',
});
