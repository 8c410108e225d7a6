import { linkCalls, listFamilyClasses } from '@lanternway/contracts/classes/own-class';
import { freeTimes, holdTime, releaseTime } from '@lanternway/contracts/classes/site';
import { career, contact, freeClass } from '@lanternway/contracts/enquiries/site';
import { providers } from '@lanternway/contracts/payments/orders';
import * as parentOrders from '@lanternway/contracts/payments/parent-orders';
import * as payments from '@lanternway/contracts/payments/checkout';
import { endpoints, endpointsIn } from '../accounts/endpoints';
import { publicTypes } from './public-types';
import { contentManager, type Group } from './table-of-content';
import { publishingGroups } from './table-of-publishing';
import { isWalked, type Actor } from './walk';

/** The calls that are open to a parent, or to anyone who wants to become one. */
const accountRoutes = (access: 'anyone' | 'parent'): string[] =>
  [...endpoints, ...endpointsIn(payments), ...endpointsIn(parentOrders)]
    .filter(([, endpoint]) => endpoint.access === access)
    .map(([, { method, path }]) => `${method} ${path}`);

const staff: Actor[] = ['superAdmin', 'marketing', 'admissions', 'finance', 'teacher'];
const everyone: Actor[] = ['anonymous', 'parent', 'build', ...staff];

export const table: Group[] = [
  {
    who: everyone,
    routes: [
      'GET /',
      'GET /((?!uploads/).+)',
      'GET /uploads/(.*)',
      'GET /mail/mark.png',
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
    // Staff read content in the admin: their logins do not work on the public API.
    who: ['anonymous', 'build'],
    routes: [
      ...publicTypes.map((name) => `GET /api/${name}`),
      'GET /api/home-page',
      'GET /api/menu',
      'GET /api/site-setting',
    ],
  },
  { who: everyone, routes: accountRoutes('anyone') },
  {
    who: everyone,
    routes: [freeClass, contact, career, freeTimes, holdTime, releaseTime, ...linkCalls].map(
      ({ method, path }) => `${method} ${path}`,
    ),
  },
  // Open to all callers, because a provider's signature is required.
  { who: everyone, routes: providers.map((provider) => `POST ${payments.webhookPath(provider)}`) },
  { who: ['parent'], routes: accountRoutes('parent').filter(isWalked) },
  { who: ['parent'], routes: [`GET ${listFamilyClasses.path}`] },
  { who: ['parent'], routes: [`GET ${parentOrders.receiptPdf.path}`] },
  { who: ['parent'], routes: [`GET ${parentOrders.creditNotePdf.path}`] },
  { who: ['anonymous'], routes: publicTypes.map((name) => `GET /api/${name}/:id`) },
  {
    who: ['build'],
    routes: [
      // Of landing pages, a list would tell of hidden ones.
      'GET /api/landing-pages',
      // And of announcements, one of those to come.
      'GET /api/announcements',
      'GET /api/content-type-builder/content-types',
      'GET /api/content-type-builder/components',
      'GET /api/upload/files',
    ],
  },
  {
    // What the admin itself asks for, for every role. None of it shows content that the role may not see.
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
    // These read the file, or look for it, before they check the role: see what staff may do with media.
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
    who: ['superAdmin', 'marketing', 'admissions', 'finance'],
    routes: [
      'GET /insight/visits',
      'GET /insight/visits.csv',
      'GET /insight/funnel',
      'GET /insight/groups',
      'GET /insight/groups.csv',
      'GET /insight/weeks',
      'GET /insight/weeks.csv',
      'GET /insight/cohorts',
      'GET /insight/cohorts.csv',
      'GET /insight/speed',
      'GET /insight/speed.csv',
      'GET /insight/week',
    ],
  },
  {
    who: ['superAdmin', 'marketing', 'finance'],
    routes: [
      'GET /insight/spend',
      'POST /insight/spend',
      'DELETE /insight/spend/:id',
      'POST /insight/spend/preview',
      'POST /insight/spend/import',
      'GET /insight/spend.csv',
      'GET /insight/sources',
      'POST /insight/sources',
    ],
  },
  {
    // Only the super admin sets how long enquiries are kept.
    who: ['superAdmin', 'admissions'],
    routes: [
      'GET /enquiries/inbox',
      'GET /enquiries/summary',
      'GET /enquiries/counts',
      'GET /enquiries/week',
      'GET /enquiries/timetable',
      'POST /enquiries/timetable/to-others',
      'GET /enquiries/waiting',
      'POST /enquiries/waiting/:id/offer',
      'POST /enquiries/waiting/:id/end',
      'POST /enquiries/added',
      'POST /enquiries/known',
      'GET /enquiries/sources',
      'GET /enquiries/campaigns',
      'GET /enquiries/staff',
      'GET /enquiries/items/:kind/:id',
      'POST /enquiries/items/:kind/:id/status',
      'POST /enquiries/items/:kind/:id/owner',
      'POST /enquiries/items/:kind/:id/next-step',
      'POST /enquiries/items/:kind/:id/notes',
      'POST /enquiries/items/:kind/:id/suspect',
      'POST /enquiries/items/:kind/:id/merge',
      'POST /enquiries/items/:kind/:id/unmerge',
      'POST /enquiries/items/:kind/:id/class',
      'POST /enquiries/items/:kind/:id/class/cancel',
      'POST /enquiries/items/:kind/:id/class/outcome',
      'POST /enquiries/items/:kind/:id/class/record',
      'POST /enquiries/items/:kind/:id/class/report/send',
      'GET /enquiries/marks',
      'POST /enquiries/marks/:id',
      'POST /enquiries/bulk',
      'GET /enquiries/export.csv',
      'GET /enquiries/views',
      'POST /enquiries/views',
      'DELETE /enquiries/views/:id',
      'GET /enquiries/resumes/:id',
      'POST /enquiries/privacy/find',
      'POST /enquiries/privacy/export',
      'POST /enquiries/privacy/erase',
      'GET /enquiries/settings',
      'GET /classes/hours',
      'POST /classes/teachers/:key',
      'POST /classes/exceptions',
      'GET /classes/in-the-way',
      'POST /classes/exceptions/:id/remove',
      'GET /classes/preview',
      'GET /classes/kinds',
      'POST /classes/kinds/:key',
    ],
  },
  {
    who: ['superAdmin', 'teacher'],
    routes: [
      'GET /classes/taught',
      'POST /classes/taught/:id/mark',
      'POST /classes/taught/:id/report',
      'GET /classes/own-away',
      'POST /classes/own-away',
      'POST /classes/own-away/:id/remove',
    ],
  },
  {
    who: ['superAdmin', 'finance'],
    routes: [
      'GET /payments/orders',
      'GET /payments/orders.csv',
      'GET /payments/plans',
      'GET /payments/summary',
      'GET /payments/week',
      'GET /payments/orders/:id',
      'POST /payments/orders/:id/recheck',
      'POST /payments/orders/:id/note',
      'POST /payments/orders/:id/attention/:attention/done',
      'POST /payments/orders/:id/refund',
      'POST /payments/orders/:id/sessions',
      'POST /payments/orders/:id/sessions/:delivery/undo',
      'GET /payments/orders/:id/receipt.pdf',
      'GET /payments/refunds',
      'POST /payments/refunds/:id/approve',
      'POST /payments/refunds/:id/decline',
      'POST /payments/refunds/:id/retry',
      'GET /payments/refund-requests',
      'POST /payments/refund-requests/:id/decline',
      'GET /payments/revenue',
      'GET /payments/revenue.csv',
      'GET /payments/credit-notes',
      'GET /payments/credit-notes.csv',
      'GET /payments/credit-notes/:id/note.pdf',
      ...['', '.csv', '.pdf'].map((end) => `GET /payments/receipts${end}`),
      'GET /payments/reconciliations',
      'POST /payments/reconciliations',
      'GET /payments/reconciliations/:id',
      'GET /payments/settings',
      'POST /payments/settings',
      'POST /payments/settings/proposals/:id/confirm',
      'POST /payments/settings/proposals/:id/decline',
    ],
  },
  {
    // Of an entry of testimonials, which the test asks for.
    who: ['superAdmin', 'marketing'],
    routes: [
      'GET /audit/history/:uid/:documentId',
      'GET /audit/versions/:uid/:documentId',
      'GET /audit/versions/:uid/:documentId/:id',
    ],
  },
  {
    // The request is read before the entry is: who may not change it is refused then, as the test of versions shows.
    who: ['marketing', 'admissions', 'finance'],
    routes: ['POST /audit/versions/:uid/:documentId/:id/put-back'],
  },
  ...publishingGroups,
  contentManager,
];
