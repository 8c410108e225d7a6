import { env } from '../src/env';
import { keysIn } from '../src/secrets';

/** What the login promises those who choose to stay logged in. */
const sevenDays = 7 * 24 * 60 * 60;

export default {
  auth: {
    // In seconds: how long a login lasts at most, and how long without use. For others than these, Strapi's own values hold.
    sessions: { maxRefreshTokenLifespan: sevenDays, idleRefreshTokenLifespan: sevenDays },
    secret: keysIn(env.secrets.ADMIN_JWT_SECRET)[0],
    cookie: { secure: env.publicUrl.startsWith('https://') },
  },
  apiToken: { salt: env.secrets.API_TOKEN_SALT },
  transfer: { token: { salt: env.secrets.TRANSFER_TOKEN_SALT } },
  secrets: { encryptionKey: keysIn(env.secrets.ENCRYPTION_KEY)[0] },
  autoOpen: false,
  // Publishing has its own preview, of the whole page and with a link that ends. Without an address Strapi shows none.
  preview: { enabled: true, config: { handler: () => null } },
  flags: { nps: false, promoteEE: false },
};
