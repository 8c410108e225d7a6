import { env } from '../src/env';

export default {
  auth: {
    secret: env.secrets.ADMIN_JWT_SECRET,
    cookie: { secure: env.publicUrl.startsWith('https://') },
  },
  apiToken: { salt: env.secrets.API_TOKEN_SALT },
  transfer: { token: { salt: env.secrets.TRANSFER_TOKEN_SALT } },
  secrets: { encryptionKey: env.secrets.ENCRYPTION_KEY },
  autoOpen: false,
  // Publishing has its own preview, of the whole page and with a link that ends. Without an address Strapi shows none.
  preview: { enabled: true, config: { handler: () => null } },
  flags: { nps: false, promoteEE: false },
};
