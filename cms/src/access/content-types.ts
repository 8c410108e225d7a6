/** The content that staff publish. roles.ts says who may see or change which type. */
export const contentTypes = [
  'api::affiliation.affiliation',
  'api::announcement.announcement',
  'api::author.author',
  'api::category.category',
  'api::course.course',
  'api::faq.faq',
  'api::faq-group.faq-group',
  'api::home-page.home-page',
  'api::landing-page.landing-page',
  'api::menu.menu',
  'api::page.page',
  'api::plan.plan',
  'api::policy.policy',
  'api::post.post',
  'api::redirect.redirect',
  'api::site-setting.site-setting',
  'api::teacher.teacher',
  'api::testimonial.testimonial',
] as const;

export type ContentType = (typeof contentTypes)[number];

/** What the content rules record at each publish. `content-rules/published-record.ts` protects these rows. */
export const publishedRecordTypes = [
  'api::policy-version.policy-version',
  'api::published-key.published-key',
] as const;

/**
 * Rows that only services change: money, what people sent us, accounts, mails, releases. Strapi's own screens and calls
 * only read them, for every role (decision 42).
 */
export const serviceTypes = [
  'plugin::accounts.otp',
  'plugin::audit.day',
  'plugin::audit.entry',
  'plugin::audit.version',
  'plugin::classes.busy',
  'plugin::classes.exception',
  'plugin::classes.kind',
  'plugin::classes.opening',
  'plugin::classes.session',
  'plugin::classes.teacher-hours',
  'plugin::enquiries.career-application',
  'plugin::enquiries.class-report',
  'plugin::enquiries.contact-message',
  'plugin::enquiries.event',
  'plugin::enquiries.free-class-request',
  'plugin::enquiries.privacy-record',
  'plugin::enquiries.scheduled-class',
  'plugin::enquiries.view',
  'plugin::insight.day-count',
  'plugin::insight.day-salt',
  'plugin::insight.mark',
  'plugin::insight.memory',
  'plugin::insight.person',
  'plugin::insight.spend',
  'plugin::insight.state',
  'plugin::insight.visit-raw',
  'plugin::mailer.mail',
  'plugin::payments.credit-note',
  'plugin::payments.delivery',
  'plugin::payments.dispute',
  'plugin::payments.enrolment',
  'plugin::payments.event',
  'plugin::payments.ledger-entry',
  'plugin::payments.lease',
  'plugin::payments.order',
  'plugin::payments.payment',
  'plugin::payments.provider-order',
  'plugin::payments.receipt',
  'plugin::payments.receipt-counter',
  'plugin::payments.reconciliation',
  'plugin::payments.refund',
  'plugin::payments.refund-request',
  'plugin::payments.settings-step',
  'plugin::publisher.approval',
  'plugin::publisher.build',
  'plugin::publisher.campaign-link',
  'plugin::publisher.change',
  'plugin::publisher.fault',
  'plugin::publisher.lease',
  'plugin::publisher.note',
  'plugin::publisher.outlink',
  'plugin::publisher.review',
  'plugin::publisher.schedule',
] as const;

/** Types that Strapi changes through its media library and its settings, never as entries of the Content Manager. */
export const settingsTypes = [
  'admin::api-token',
  'admin::api-token-permission',
  'admin::permission',
  'admin::role',
  'admin::session',
  'admin::transfer-token',
  'admin::transfer-token-permission',
  'admin::user',
  'plugin::content-releases.release',
  'plugin::content-releases.release-action',
  'plugin::i18n.locale',
  'plugin::review-workflows.workflow',
  'plugin::review-workflows.workflow-stage',
  'plugin::upload.file',
  'plugin::upload.folder',
  'plugin::users-permissions.permission',
  'plugin::users-permissions.role',
] as const;

/** Parents' accounts: staff may change a few fields by hand. */
export const parentType = 'plugin::users-permissions.user';

/** The Content Manager's answer to an attempt to change one of them. */
export const servicesAlone =
  'Only the desks and the server change this, so that its history stays true. Nothing was changed.';
