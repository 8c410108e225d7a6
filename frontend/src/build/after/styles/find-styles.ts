import { createHash } from 'node:crypto';
import type { PageFacts } from '../page-facts';

/** The hashes of styles for the content security policy. */
export interface StyleHashes {
  /** Allowed on every page. */
  shared: string[];
  /** Also allowed on one page, by its address. */
  ofPages: Record<string, string[]>;
}

export const hashOfText = (text: string): string =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;

/**
 * A style element without text, which our scripts fill rule by rule. Allowing it is safe: code that can fill it already
 * runs as script. It is allowed everywhere, because a reader may come to a form from any page without a new document,
 * so without a new policy.
 */
const emptyStyle = hashOfText('');

/** Styles that all pages have, and those that belong to single pages. */
export function hashesOfStyles(pages: readonly Pick<PageFacts, 'path' | 'styleHashes'>[]): StyleHashes {
  const counts = new Map<string, number>();
  for (const hash of pages.flatMap(({ styleHashes }) => styleHashes)) {
    counts.set(hash, (counts.get(hash) ?? 0) + 1);
  }
  const isCommon = (hash: string) => counts.get(hash) === pages.length;
  const own = pages.map(({ path, styleHashes }): [string, string[]] => [
    path,
    styleHashes.filter((hash) => !isCommon(hash)).sort(),
  ]);
  return {
    shared: [...new Set([...[...counts.keys()].filter(isCommon), emptyStyle])].sort(),
    ofPages: Object.fromEntries(own.filter(([, hashes]) => hashes.length > 0)),
  };
}
