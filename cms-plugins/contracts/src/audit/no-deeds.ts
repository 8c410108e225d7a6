/**
 * Calls of the admin that change and export nothing although they are no GET, and why; and what cannot be reached. Every
 * other one has a row among the deeds.
 */
export const noDeeds: Readonly<Record<string, string>> = {
  'POST /admin/access-token': 'renews the login that there is; logging in has its line',
  'POST /admin/permissions/check': 'answers what a person may do',
  'POST /audit/versions/:uid/:documentId/:id/put-back': 'its line is that of the change of content',
  'POST /content-manager/uid/generate': 'proposes a text',
  'POST /content-manager/uid/check-availability': 'answers whether a text is free',
  'POST /enquiries/known': 'answers who has written before; what is added has its line',
  'POST /publisher/entries/:uid/:documentId/check': 'answers what stops an entry from being published',
  'POST /i18n/content-manager/actions/get-non-localized-fields': 'reads fields',
};

/** Parts of Strapi that are closed here for everybody (side doors), or that write through what is watched anyway. */
const closedParts = [
  /^\w+ \/content-type-builder\//,
  /^\w+ \/content-releases\//,
  /^\w+ \/review-workflows\//,
  /^\w+ \/admin\/transfer\/runner\//,
];

export const changesNothing = (route: string): boolean =>
  Object.hasOwn(noDeeds, route) || closedParts.some((part) => part.test(route));
