import { env } from '../src/env';
import { keysIn } from '../src/secrets';

export default {
  auth: {
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
