/**
 * Strapi's announcements about itself, which it stores in the browser as seen. Neither has a setting: the tour of a
 * first login teaches how to build content types, and the banner leads staff to another company's blog.
 */
const seen: Record<string, string> = {
  STRAPI_GUIDED_TOUR: JSON.stringify({ enabled: false }),
  'STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false:false': 'true',
  'STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false:undefined': 'true',
};

/** Marks the announcements as seen, in browsers that have not shown them yet. */
export function keepQuiet(storage: Pick<Storage, 'getItem' | 'setItem'>): void {
  for (const [key, value] of Object.entries(seen)) {
    if (storage.getItem(key) === null) storage.setItem(key, value);
  }
}
