import type { Core } from '@strapi/strapi';
import { env } from '../src/env';
import { previewAddress } from '../src/site-server/preview/link';

declare const strapi: Core.Strapi;

export default {
  auth: {
    secret: env.secrets.ADMIN_JWT_SECRET,
    cookie: { secure: env.publicUrl.startsWith('https://') },
  },
  apiToken: { salt: env.secrets.API_TOKEN_SALT },
  transfer: { token: { salt: env.secrets.TRANSFER_TOKEN_SALT } },
  secrets: { encryptionKey: env.secrets.ENCRYPTION_KEY },
  autoOpen: false,
  preview: {
    enabled: env.publishes,
    config: {
      allowedOrigins: [env.publicUrl],
      handler: (uid: string, asked: { documentId: string; status: string }) =>
        previewAddress(strapi, uid, asked),
    },
  },
  flags: { nps: false, promoteEE: false },
};
