/**
 * Everything that keeps a built release from going live. What an entry can cause is refused when it is published, taken
 * down or deleted; a test of the server holds each of these against the rule that does so, or the reason why none is needed.
 */
export const releaseChecks = [
  // Of the content, before pages are made
  'single',
  'file',
  'picture-words',
  'text-picture',
  'text-picture-words',
  'block',
  // Of the finished pages
  'no-title',
  'no-description',
  'language',
  'canonical',
  'same-title',
  'same-description',
  'main-heading',
  'image-words',
  'link',
  'place',
  'redirect',
  'heavy-text',
  'heavy-pictures',
] as const;

export type ReleaseCheck = (typeof releaseChecks)[number];
