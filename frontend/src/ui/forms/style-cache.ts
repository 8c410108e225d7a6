import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * Where the styles of MUI's parts go. The built page brings them in one style element; what comes later is put in
 * by the style sheet's own interface, rule by rule, because the content security policy lets no text in.
 */
export const makeStyleCache = (): EmotionCache => createCache({ key: 'f', speedy: true });

let cache: EmotionCache | undefined;

/** The browser's one cache. It takes over the styles that the built page brought. */
export function browserStyles(): EmotionCache {
  cache ??= makeStyleCache();
  return cache;
}
