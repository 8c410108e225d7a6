import { createHash } from 'node:crypto';
import type { BuiltPage } from './built-page';

/** The hashes by which a content security policy knows styles. */
export interface StyleHashes {
  /** Allowed on every page. */
  shared: string[];
  /** Allowed on one page besides, by its address. */
  ofPages: Record<string, string[]>;
}

const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/**
 * A style element without text, which scripts of ours fill rule by rule. Whoever can fill it runs script already, so it
 * opens nothing; and a reader may come to a form from any page without a new document, hence a new policy.
 */
const emptyStyle = hashOf('');

/** Styles that stand in every page, and those that belong to one page alone. */
export function hashesOfStyles(pages: readonly BuiltPage[]): StyleHashes {
  const ofPages = new Map(
    pages.map(({ path, root }) => [
      path,
      [...new Set(root.querySelectorAll('style').map(({ innerHTML }) => hashOf(innerHTML)))],
    ]),
  );
  const all = [...new Set([...ofPages.values()].flat())];
  const common = all.filter((hash) => [...ofPages.values()].every((hashes) => hashes.includes(hash)));
  const own = [...ofPages].map(([path, hashes]): [string, string[]] => [
    path,
    hashes.filter((hash) => !common.includes(hash)).sort(),
  ]);
  return {
    shared: [...new Set([...common, emptyStyle])].sort(),
    ofPages: Object.fromEntries(own.filter(([, hashes]) => hashes.length > 0)),
  };
}
