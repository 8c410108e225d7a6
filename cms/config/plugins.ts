import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { sessionDays } from '@lanternway/contracts/accounts/accounts';
import { orderedTypes } from '../src/access/ordered-types';
import { shownTypes } from '../src/access/shown-types';
import { findDraftProblems } from '../src/content-rules/content-rules';
import { lookUpPublished } from '../src/content-rules/look-up';
import { isOnSite } from '../src/content-rules/kinds/destinations';
import { readDeskZone } from '../src/api/site-setting/desk-zone';
import { labelOf } from '../src/edit-views/all-views';
import { env } from '../src/env';
import { readMachine } from '../src/metrics/machine';
import { keysIn } from '../src/secrets';
import { pagesOf } from '../src/site-server/site-pages';
import { isPublicAddress } from '../src/visitor/public-address';

const megabyte = 1024 * 1024;
const dayS = 24 * 60 * 60;

// A token ends with its session, which is looked up at every request. The plugin's own, shorter times would end it, and
// the parent could not renew it.
const sessions = {
  accessTokenLifespan: sessionDays * dayS,
  maxRefreshTokenLifespan: sessionDays * dayS,
  idleRefreshTokenLifespan: sessionDays * dayS,
};

/** A process that makes pages. It reads published content from this server with the build's own token. */
const siteProcess = (module: string, workFolder: string, variables: Record<string, string> = {}) => ({
  module: path.join(env.frontendDir, 'site-builder', 'dist', 'site-builder', module),
  cwd: env.frontendDir,
  env: {
    NODE_ENV: 'production',
    STRAPI_URL: `http://127.0.0.1:${String(env.port)}`,
    STRAPI_TOKEN: env.secrets.SITE_READ_TOKEN,
    SITE_URL: env.publicUrl,
    // Its working folder: one for each installation, even if several share the code.
    WORK_DIR: path.join(env.dataDir, 'site', workFolder),
    ...variables,
  },
});

const ownKeys = keysIn(env.secrets.ENCRYPTION_KEY);
const [jwtSecret, ...earlierSecrets] = keysIn(env.secrets.JWT_SECRET);

export default {
  'users-permissions': {
    config: {
      jwtSecret,
      jwtManagement: 'refresh',
      sessions,
      register: { allowedFields: [] },
    },
  },
  accounts: { config: { limitScale: env.rateLimitScale, earlierSecrets } },
  audit: {
    config: {
      types: shownTypes,
      ordered: Object.keys(orderedTypes),
      labelOf,
      operator: env.operatorEmail,
      // Twelve and twenty-four months, and the nine years for which the books are kept.
      keptDays: { look: 366, deed: 731, money: 3288 },
      readMachine: (strapi: Core.Strapi) => readMachine(strapi, env.dataDir),
    },
  },
  classes: {
    config: { teacherUid: 'api::teacher.teacher', secrets: ownKeys, limitScale: env.rateLimitScale },
  },
  enquiries: {
    config: {
      incomingFolder: path.join(env.dataDir, 'private', 'incoming'),
      resumes: env.resumes,
      secrets: ownKeys,
      policyUid: 'api::policy.policy',
      policyVersionUid: 'api::policy-version.policy-version',
      policyVersionUrl: (version: number) => `${env.publicUrl}/privacy/versions/${String(version)}`,
      planUid: 'api::plan.plan',
      courseUid: 'api::course.course',
    },
  },
  insight: {
    config: {
      secrets: ownKeys,
      brandUid: 'api::site-setting.site-setting',
      visitorUid: 'api::visitor.visitor',
      isPage: pagesOf(env.siteDir),
      limitScale: env.rateLimitScale,
      // 25 months: the same month of two years ago is still there.
      keptDays: 762,
    },
  },
  mailer: {
    config: {
      ...env.mail,
      publicUrl: env.publicUrl,
      brandUid: 'api::site-setting.site-setting',
      secrets: ownKeys,
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
    },
  },
  publisher: {
    config: {
      isAwake: env.publishes,
      siteLink: env.siteDir,
      releases: env.releases,
      siteBuilder: siteProcess('main.js', 'press'),
      // It works in the site builder's folder, where finished pictures are.
      plainBuild: siteProcess('plain-build/main.js', 'press'),
      buildsPlainly: env.siteBuilder === 'plain',
      previewRenderer: siteProcess('preview-renderer/main.js', 'darkroom', {
        SITE_BUILDER_DIR: path.join(env.dataDir, 'site', 'press'),
        LIVE_SITE: env.siteDir,
      }),
      publicUrl: env.publicUrl,
      types: shownTypes,
      orderedTypes,
      redirectUid: 'api::redirect.redirect',
      pricedUids: ['api::plan.plan', 'api::course.course'],
      readDayZone: readDeskZone,
      isOnSite: (strapi: Core.Strapi, address: string) => isOnSite(address, lookUpPublished(strapi)),
      findProblems: findDraftProblems,
      secondUids: ['api::plan.plan', 'api::policy.policy'],
      outlinks: { areTried: env.triesOutlinks, isPublic: isPublicAddress },
      secrets: ownKeys,
    },
  },
  upload: {
    config: {
      sizeLimit: 20 * megabyte,
      // The site makes its own sizes of every picture, so none are kept here.
      breakpoints: {},
      security: {
        allowedTypes: [
          ...['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif', 'image/svg+xml'],
          // Videos with their captions. The site plays them itself.
          ...['video/mp4', 'video/webm', 'text/vtt'],
        ],
      },
    },
  },
};
