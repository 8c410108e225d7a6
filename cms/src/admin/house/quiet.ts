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

/** Calls about Strapi's paid writing assistant. The server has none, so each answer would be an error in the console. */
const ofAssistant = /^\/(?:admin\/ai-feature-config$|i18n\/ai-localization-jobs\/)/;

/** The media library's settings, which every browser asks for because of the assistant. Few people may read them. */
const ofMediaSettings = '/upload/settings';

/**
 * Answers those calls here, as an assistant that is not set up would.
 * @param maySet whether the person who is logged in has anything to set
 */
export function withoutAssistant(
  plain: typeof window.fetch,
  origin: string,
  maySet: () => boolean,
): typeof window.fetch {
  const isRefused = (path: string) => ofAssistant.test(path) || (path === ofMediaSettings && !maySet());
  return (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, origin);
    if (url.origin !== origin || !isRefused(url.pathname)) return plain(input, init);
    return Promise.resolve(Response.json({ data: null }));
  };
}
