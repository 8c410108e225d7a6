import { randomBytes } from 'node:crypto';
import { secretNames } from '../src/secrets';

/** What a production server asks for, with secrets of its own. Nothing listens at the mail server's address. */
export const productionVariables = (): Record<string, string> => ({
  ...Object.fromEntries(secretNames.map((name) => [name, randomBytes(32).toString('base64url')])),
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://lanternway.example',
  SMTP_URL: 'smtp://127.0.0.1:9',
  SHUTDOWN_DELAY_S: '0',
});
