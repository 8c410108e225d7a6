import { endpoints } from '../accounts/endpoints';
import { isWalked, type Actor } from './walk';

/** Who is let in, and where. An address that stands in no group is closed to everyone but the super admin. */
interface Group {
  who: Actor[];
  routes: string[];
}

/** What a parent may ask for, and what anybody may who is to become one. */
const accountRoutes = (access: 'anyone' | 'parent'): string[] =>
  endpoints
    .filter(([, endpoint]) => endpoint.access === access)
    .map(([, { method, path }]) => `${method} ${path}`);

const publicTypes = [
  'affiliations',
  'authors',
  'categories',
  'courses',
  'faqs',
  'faq-groups',
  'pages',
  'plans',
  'policies',
  'posts',
  'redirects',
  'teachers',
  'testimonials',
];

const everyone: Actor[] = [
  'anonymous',
  'parent',
  'build',
  'superAdmin',
  'marketing',
  'admissions',
  'finance',
];
const staff: Actor[] = ['superAdmin', 'marketing', 'admissions', 'finance'];

export const table: Group[] = [
  {
    who: everyone,
    routes: [
      'GET /',
      'GET /((?!uploads/).+)',
      'GET /uploads/(.*)',
      'GET /_outbox.json',
      'GET /_outbox',
      'GET /_outbox/:id',
      'GET /_outbox/:id/html',
      'GET /_outbox/:id/attachments/:index',
      'GET /api/geo',
      'GET /api/rates',
      'GET /admin/:path*',
      'GET /admin/init',
      'GET /admin/project-type',
      'GET /admin/registration-info',
      'POST /admin/login',
      'POST /admin/register-admin',
      'POST /admin/register',
      'POST /admin/forgot-password',
      'POST /admin/reset-password',
      'GET /content-manager/preview/script',
    ],
  },
  {
    // Staff read content in the admin: their logins are no good on the public API.
    who: ['anonymous', 'build'],
    routes: [...publicTypes.map((name) => `GET /api/${name}`), 'GET /api/home-page', 'GET /api/site-setting'],
  },
  { who: everyone, routes: accountRoutes('anyone') },
  { who: ['parent'], routes: accountRoutes('parent').filter(isWalked) },
  { who: ['anonymous'], routes: publicTypes.map((name) => `GET /api/${name}/:id`) },
  {
    who: ['build'],
    routes: [
      'GET /api/content-type-builder/content-types',
      'GET /api/content-type-builder/components',
      'GET /api/upload/files',
    ],
  },
  {
    // What the admin itself asks for, whoever is logged in. None of it shows content that the role may not see.
    who: staff,
    routes: [
      'GET /admin/information',
      'GET /admin/telemetry-properties',
      'GET /admin/license-trial-time-left',
      'GET /admin/guided-tour-meta',
      'GET /admin/permissions',
      'POST /admin/permissions/check',
      'GET /admin/users/me',
      'PUT /admin/users/me',
      'GET /admin/users/me/permissions',
      'GET /admin/content-api/permissions',
      'GET /admin/content-api/routes',
      'GET /admin/homepage/key-statistics',
      'GET /admin/homepage/layout',
      'PUT /admin/homepage/layout',
      'GET /admin/ai-usage',
      'GET /admin/ai-token',
      'GET /admin/ai-feature-config',
      'GET /content-manager/init',
      'GET /content-manager/content-types',
      'GET /content-manager/content-types-settings',
      'GET /content-manager/content-types/:uid/configuration',
      'GET /content-manager/components',
      'GET /content-manager/components/:uid/configuration',
      'POST /content-manager/uid/generate',
      'POST /content-manager/uid/check-availability',
      'GET /content-manager/relations/:model/:targetField',
      'GET /content-manager/relations/:model/:id/:targetField',
      'GET /content-manager/preview/url/:contentType',
      'GET /content-manager/homepage/recent-documents',
      'GET /content-manager/homepage/count-documents',
      'GET /upload/ai-metadata-jobs/latest',
      'GET /upload/configuration',
      'GET /i18n/locales',
      'GET /i18n/settings',
      'POST /i18n/content-manager/actions/get-non-localized-fields',
      'GET /i18n/ai-localization-jobs/collection-types/:contentType/:documentId',
      'GET /i18n/ai-localization-jobs/single-types/:contentType',
      'GET /users-permissions/permissions',
      'GET /users-permissions/policies',
      'GET /users-permissions/routes',
    ],
  },
  {
    // These look at the file, or for it, before they look at the role: see what staff may do with media.
    who: staff,
    routes: ['POST /upload', 'PUT /upload/files/:id', 'POST /upload/files/:id/replace'],
  },
  {
    who: ['superAdmin', 'admissions', 'finance'],
    routes: [
      'GET /mailer/mails',
      'GET /mailer/mails/:id',
      'POST /mailer/mails/:id/again',
      'POST /mailer/mails/:id/now',
      'POST /mailer/test',
    ],
  },
  {
    // The walk asks for the home page and for testimonials, which are marketing's alone.
    who: ['superAdmin', 'marketing'],
    routes: [
      'PUT /content-manager/content-types/:uid/configuration',
      'GET /content-manager/single-types/:model',
      'PUT /content-manager/single-types/:model',
      'DELETE /content-manager/single-types/:model',
      'POST /content-manager/single-types/:model/actions/publish',
      'POST /content-manager/single-types/:model/actions/unpublish',
      'POST /content-manager/single-types/:model/actions/discard',
      'GET /content-manager/single-types/:model/actions/countDraftRelations',
      'GET /content-manager/collection-types/:model',
      'POST /content-manager/collection-types/:model',
      'POST /content-manager/collection-types/:model/clone/:sourceId',
      'POST /content-manager/collection-types/:model/auto-clone/:sourceId',
      'GET /content-manager/collection-types/:model/:id',
      'PUT /content-manager/collection-types/:model/:id',
      'DELETE /content-manager/collection-types/:model/:id',
      'POST /content-manager/collection-types/:model/actions/publish',
      'POST /content-manager/collection-types/:model/:id/actions/publish',
      'POST /content-manager/collection-types/:model/:id/actions/unpublish',
      'POST /content-manager/collection-types/:model/:id/actions/discard',
      'POST /content-manager/collection-types/:model/actions/bulkDelete',
      'POST /content-manager/collection-types/:model/actions/bulkFindForValidation',
      'POST /content-manager/collection-types/:model/actions/bulkPublish',
      'POST /content-manager/collection-types/:model/actions/bulkUnpublish',
      'GET /content-manager/collection-types/:model/:id/actions/countDraftRelations',
      'GET /content-manager/collection-types/:model/actions/countManyEntriesDraftRelations',
      'GET /i18n/content-manager/get-fill-from-locale/:model',
      'GET /upload/files',
      'POST /upload/files',
      'GET /upload/files/:id',
      'DELETE /upload/files/:id',
      'GET /upload/folders',
      'POST /upload/folders',
      'GET /upload/folders/:id',
      'PUT /upload/folders/:id',
      'GET /upload/folder-structure',
      'POST /upload/actions/bulk-delete',
      'POST /upload/actions/bulk-move',
      'POST /upload/actions/bulk-update',
      'POST /upload/actions/upload-from-urls',
      'POST /upload/actions/generate-ai-metadata',
      'POST /upload/ai-metadata-jobs',
      'GET /upload/ai-metadata-jobs/pending-count',
    ],
  },
];
