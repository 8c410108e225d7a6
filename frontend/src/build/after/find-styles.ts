import { createHash } from 'node:crypto';
import type { PageFacts } from './page-facts';

/** The hashes by which a content security policy knows styles. */
export interface StyleHashes {
  /** Allowed on every page. */
  shared: string[];
  /** Allowed on one page besides, by its address. */
  ofPages: Record<string, string[]>;
}

export const hashOfText = (text: string): string =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;

/**
 * A style element without text, which scripts of ours fill rule by rule. Whoever can fill it runs script already, so it
 * opens nothing; and a reader may come to a form from any page without a new document, hence a new policy.
 */
const emptyStyle = hashOfText('');

/** Styles that stand in every page, and those that belong to one page alone. */
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
