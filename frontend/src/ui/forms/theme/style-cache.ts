import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * Where the styles of MUI's parts go. The built page has them in one style element. Later styles are added rule by rule
 * through the style sheet's interface, because the content security policy does not allow style text.
 */
export const makeStyleCache = (): EmotionCache => createCache({ key: 'f', speedy: true });

let cache: EmotionCache | undefined;

/** The browser's only cache. It takes over the styles of the built page. */
export function browserStyles(): EmotionCache {
  cache ??= makeStyleCache();
  return cache;
}
