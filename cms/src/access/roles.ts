import { contentTypes, type ContentType } from './content-types';

/** A role of the admin: what its people read, change and publish, and what else they may do. */
export interface StaffRole {
  code: string;
  name: string;
  description: string;
  reads: readonly ContentType[];
  /** Fields of those types, by the start of their path, that these people do not read. */
  hides?: readonly string[];
  edits: readonly ContentType[];
  also: readonly string[];
}

/** Strapi's own roles, which are not used: all staff have one of the roles below or are super admin. */
export const unusedRoles = ['strapi-editor', 'strapi-author'];

/** The list of mails on some topics, and sending a mail again. `accounts` is for both desks: parents ask why no code came. */
const mailsAbout = (topic: 'enquiries' | 'payments') =>
  ['read', 'resend', 'accounts', topic].map((action) => `plugin::mailer.${action}`);

/** The whole admissions desk, except its settings. */
const desk = ['read', 'work', 'resume', 'export', 'privacy'].map((action) => `plugin::enquiries.${action}`);

/** The history of the entries that a role works with. */
const history = 'plugin::audit.history';

/** Teachers' hours and what is booked. */
const classes = ['read', 'work', 'settings'].map((action) => `plugin::classes.${action}`);

/** The whole finance desk. */
const money = ['read', 'work', 'refund', 'approve', 'export', 'settings'].map(
  (action) => `plugin::payments.${action}`,
);

/** How many families come, what becomes of them, and page views. Only some roles see what families paid and marketing cost. */
const numbers = (...also: ('money' | 'costs')[]) =>
  ['counts', ...also].map((action) => `plugin::insight.${action}`);

/** All of publishing: what goes live, and when. */
const publishing = ['read', 'publish', 'schedule', 'preview', 'health'].map(
  (action) => `plugin::publisher.${action}`,
);

export const superAdmin = 'strapi-super-admin';

export const staffRoles: readonly StaffRole[] = [
  {
    code: 'marketing',
    name: 'Marketing',
    description: 'Writes, prices and publishes everything on the site, and keeps its pictures.',
    reads: contentTypes,
    edits: contentTypes,
    also: [
      'plugin::upload.read',
      'plugin::upload.assets.create',
      'plugin::upload.assets.update',
      'plugin::upload.assets.download',
      'plugin::upload.assets.copy-link',
      'plugin::content-manager.collection-types.configure-view',
      ...publishing,
      ...numbers('costs'),
      history,
    ],
  },
  {
    code: 'admissions',
    name: 'Admissions',
    description:
      'Works with free classes, messages and applications, and looks up courses, answers, teachers and policies.',
    reads: [
      'api::course.course',
      'api::faq.faq',
      'api::faq-group.faq-group',
      'api::teacher.teacher',
      'api::policy.policy',
    ],
    hides: ['prices', 'soldAs'],
    edits: [],
    also: [...mailsAbout('enquiries'), ...desk, ...classes, ...numbers(), history],
  },
  {
    code: 'finance',
    name: 'Finance',
    description:
      'Works with orders, refunds, receipts and reconciliations; looks up plans, policies, courses and mails.',
    reads: ['api::plan.plan', 'api::policy.policy', 'api::course.course'],
    edits: [],
    also: [...mailsAbout('payments'), ...money, ...numbers('money', 'costs'), history],
  },
  {
    code: 'teacher',
    name: 'Teacher',
    description:
      'Sees their own classes with first name, grade or age and the parent’s note, says how they went, and writes reports.',
    reads: [],
    edits: [],
    also: ['plugin::classes.teach'],
  },
];
