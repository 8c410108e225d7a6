import { readText, type Entry } from './entry';
import type { FindOthers } from './rule';

/** A text as it is written in a web address: 'How much? Écoute!' becomes 'how-much-ecoute'. */
export function slugFrom(words: string): string {
  return words
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)
    .replace(/-$/, '');
}

/**
 * The data with an address made from the title if staff left it empty. An address in use gets a number at its end. An
 * existing address stays when the title changes: links elsewhere rely on it.
 */
export async function fillAddress(
  data: Entry,
  stored: Entry,
  source: string,
  findOthers: FindOthers,
): Promise<Entry> {
  const entry = { ...stored, ...data };
  const base = slugFrom(readText(entry, source));
  if (readText(entry, 'slug') !== '' || base === '') return data;
  let slug = base;
  for (let copy = 2; (await findOthers({ slug })).length > 0; copy += 1) slug = `${base}-${copy}`;
  return { ...data, slug };
}
