import { env } from '../src/env';

const megabyte = 1024 * 1024;

export default {
  'users-permissions': {
    config: { jwtSecret: env.secrets.JWT_SECRET, register: { allowedFields: [] } },
  },
  mailer: {
    config: {
      ...env.mail,
      publicUrl: env.publicUrl,
      brandUid: 'api::site-setting.site-setting',
      secret: env.secrets.ENCRYPTION_KEY,
    },
  },
  upload: {
    config: {
      sizeLimit: 20 * megabyte,
      // The site makes its own sizes of every picture, so none are kept here.
      breakpoints: {},
      security: {
        allowedTypes: ['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif', 'image/svg+xml'],
      },
    },
  },
};
