import { createHash } from 'node:crypto';
import type { BuiltPage } from './built-page';

const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** The hashes by which a content security policy knows the styles that stand in the pages. */
export function hashesOfStyles(pages: readonly BuiltPage[]): string[] {
  const styles = pages.flatMap(({ root }) =>
    root.querySelectorAll('style').map(({ innerHTML }) => innerHTML),
  );
  return [...new Set(styles)].map(hashOf).sort();
}
