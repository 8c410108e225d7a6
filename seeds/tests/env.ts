import path from 'node:path';

/** The environment of a program that needs none of ours. */
export const bareEnv = (): Record<string, string> => ({ PATH: process.env['PATH'] ?? '' });

/** Gives the CMS its own database and upload folder, whatever the settings of this machine. */
export function usePrivateEnv(folder: string, more: Record<string, string> = {}): void {
  const secret = 'x'.repeat(40);
  Object.assign(process.env, {
    NODE_ENV: 'test',
    TZ: 'UTC',
    ENV_PATH: path.join(folder, 'none.env'),
    HOST: '127.0.0.1',
    PORT: '14873',
    DATA_DIR: folder,
    DATABASE_CLIENT: 'sqlite',
    DATABASE_FILENAME: path.join(folder, 'cms.db'),
    APP_KEYS: `${secret}1,${secret}2`,
    API_TOKEN_SALT: `${secret}3`,
    ADMIN_JWT_SECRET: `${secret}4`,
    TRANSFER_TOKEN_SALT: `${secret}5`,
    JWT_SECRET: `${secret}6`,
    ENCRYPTION_KEY: `${secret}7`,
    SITE_READ_TOKEN: `${secret}8`,
  });
  for (const name of [
    'DEMO_STAFF_FILE',
    'DATABASE_URL',
    'PUBLIC_URL',
    'SITE_DIR',
    'GEO_LOOKUP_URL',
    'RATES_URL',
    'PAYMENT_SANDBOX_URL',
  ]) {
    Reflect.deleteProperty(process.env, name);
  }
  Object.assign(process.env, more);
}
