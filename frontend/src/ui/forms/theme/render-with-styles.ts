import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { makeStyleCache } from './style-cache';

interface PageStyles {
  /** The key by which the browser's cache recognises its own styles. */
  key: string;
  /** The rules that the browser does not need to create again. */
  ids: string[];
  css: string;
}

interface Rendered {
  html: string;
  /** Null if no part of the page has styles. */
  styles: PageStyles | null;
}

/** Makes a page's HTML and collects the styles of its MUI parts. Runs only at build time. */
export function renderWithStyles(page: ReactNode): Rendered {
  const cache = makeStyleCache();
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const html = renderToString(createElement(CacheProvider, { value: cache }, page));
  const chunks = extractCriticalToChunks(html).styles.filter(({ ids }) => ids.length > 0);
  if (chunks.length === 0) return { html, styles: null };
  return {
    html,
    styles: {
      key: cache.key,
      ids: chunks.flatMap(({ ids }) => [...ids]),
      css: chunks.map(({ css }) => css).join(''),
    },
  };
}

/** False where a part failed inside `Suspense`: React then writes what is shown meanwhile, and throws nothing. */
export const isWhole = (html: string): boolean => !html.includes('<!--$!-->');
