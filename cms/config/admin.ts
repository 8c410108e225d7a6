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
  preview: { enabled: false, config: {} },
  flags: { nps: false, promoteEE: false },
};
