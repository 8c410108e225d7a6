/*
 * Changes of entries. The document service is watched for these, so they have no row for each address of the Content
 * Manager: however an entry is changed, its line is written in the transaction of the change.
 */

export const contentWords = {
  'content.create': 'added',
  'content.update': 'changed',
  'content.put-back': 'put back an earlier version of',
  'content.publish': 'published',
  'content.ask': 'asked a second person to publish',
  'content.unpublish': 'unpublished',
  'content.delete': 'deleted',
  'content.discard': 'discarded the unpublished changes of',
} as const;

export type ContentAction = keyof typeof contentWords;

/** Addresses whose changes are told in this way. */
export const isContentRoute = (route: string): boolean =>
  /^(?:POST|PUT|DELETE) \/content-manager\/(?:collection|single)-types\/:model(?:\/|$)/.test(route);
