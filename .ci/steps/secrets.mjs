import { randomBytes } from 'node:crypto';
import { appendFileSync, chmodSync, existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { inRoot } from '../paths.mjs';

const file = inRoot('cms', '.env');

const secret = () => randomBytes(32).toString('base64url');

/** The secrets the application needs before it starts, and how to make them. @type {Record<string, () => string>} */
const makers = {
  APP_KEYS: () => [secret(), secret()].join(','),
  API_TOKEN_SALT: secret,
  ADMIN_JWT_SECRET: secret,
  TRANSFER_TOKEN_SALT: secret,
  JWT_SECRET: secret,
  ENCRYPTION_KEY: secret,
  SITE_READ_TOKEN: () => randomBytes(64).toString('hex'),
};

/**
 * The settings of a file, read as the server itself reads it: names with digits, values in quotes, comments behind them.
 * @param {string} [from] another file than this machine's
 * @returns {Record<string, string>}
 */
export function readSettingsFile(from = file) {
  if (!existsSync(from)) return {};
  return Object.fromEntries(
    Object.entries(parseEnv(readFileSync(from, 'utf8'))).map(([name, value]) => [name, value ?? '']),
  );
}

/**
 * Which secrets nobody has set, in the file or in the environment, by themselves or by the name of a file.
 * @param {NodeJS.Dict<string>[]} [places]
 */
export function missingSecrets(places = [readSettingsFile(), process.env]) {
  return Object.keys(makers).filter((name) =>
    places.every((known) => !known[name] && !known[`${name}_FILE`]),
  );
}

/** Secrets are made once and kept; those of a later version are added. */
export const secretsStep = {
  title: 'Make the secrets of this installation (cms/.env)',
  isDone: () => missingSecrets().length === 0,
  run() {
    const head = existsSync(file)
      ? ''
      : '# Made by npm start for this machine alone. Never commit it, never use it in production.\n';
    const lines = missingSecrets().map((name) => `${name}=${makers[name]?.()}\n`);
    appendFileSync(file, head + lines.join(''), { mode: 0o600 });
    chmodSync(file, 0o600);
  },
};
