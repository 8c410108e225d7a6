import path from 'node:path';
import { sessionDays } from '@lanternway/contracts/accounts';
import { env } from '../src/env';

const megabyte = 1024 * 1024;
const dayS = 24 * 60 * 60;

// A token ends with its session, which is looked up at every request; the plugin's own, shorter times would end it
// without the parent having a way to renew it.
const sessions = {
  accessTokenLifespan: sessionDays * dayS,
  maxRefreshTokenLifespan: sessionDays * dayS,
  idleRefreshTokenLifespan: sessionDays * dayS,
};

export default {
  'users-permissions': {
    config: {
      jwtSecret: env.secrets.JWT_SECRET,
      jwtManagement: 'refresh',
      sessions,
      register: { allowedFields: [] },
    },
  },
  accounts: { config: { limitScale: env.rateLimitScale } },
  enquiries: {
    config: {
      incomingFolder: path.join(env.dataDir, 'private', 'incoming'),
      resumes: env.resumes,
      secret: env.secrets.ENCRYPTION_KEY,
      policyUid: 'api::policy.policy',
    },
  },
  mailer: {
    config: {
      ...env.mail,
      publicUrl: env.publicUrl,
      brandUid: 'api::site-setting.site-setting',
      secret: env.secrets.ENCRYPTION_KEY,
    },
  },
  payments: {
    config: {
      razorpay: env.payments.razorpay,
      paypal: env.payments.paypal,
      isTest: env.payments.isTest,
      publicUrl: env.publicUrl,
      planUid: 'api::plan.plan',
      courseUid: 'api::course.course',
      brandUid: 'api::site-setting.site-setting',
      visitorUid: 'api::visitor.visitor',
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
