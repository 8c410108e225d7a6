/** The content that staff publish. Who may see or change which of it is said by name, in roles.ts. */
export const contentTypes = [
  'api::affiliation.affiliation',
  'api::author.author',
  'api::category.category',
  'api::course.course',
  'api::faq.faq',
  'api::faq-group.faq-group',
  'api::home-page.home-page',
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

/** What people send us. Staff of admissions work with it at their desk, and may look it up as entries too. */
export const leadTypes = [
  'plugin::enquiries.free-class-request',
  'plugin::enquiries.contact-message',
  'plugin::enquiries.career-application',
] as const;

export type LeadType = (typeof leadTypes)[number];

/** What finance looks up as entries too; it is changed at the finance desk alone. */
export const moneyTypes = ['plugin::payments.order'] as const;

export type MoneyType = (typeof moneyTypes)[number];

/** What the site shows of earlier days: written as policies are published, and by nothing else. */
export const keptTypes = ['api::policy-version.policy-version'] as const;

/** What only the rules of content read. */
export const hiddenTypes = ['api::published-key.published-key'] as const;
