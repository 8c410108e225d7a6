import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { makeStyleCache } from './style-cache';

interface PageStyles {
  /** By which the browser's cache knows its own. */
  key: string;
  /** The rules that the browser need not make again. */
  ids: string[];
  css: string;
}

interface Rendered {
  html: string;
  /** Null where no part of the page brought any. */
  styles: PageStyles | null;
}

/** Makes a page's HTML and gathers the styles that MUI's parts need in it. Runs at build time only. */
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
