import { withoutEnd } from '@lanternway/contracts/fields/text-ends';

/**
 * All that may be an e-mail address in a text, in small letters. Some of it is none; what matters is that none is left out.
 */
export function addressesIn(text: string): Set<string> {
  const found = new Set<string>();
  if (!text.includes('@')) return found;
  const add = (piece: string) => found.add(piece.trim().toLowerCase());
  if (text.length <= longest) add(text);
  for (const pattern of [tokens, quotedTokens])
    for (const [token] of text.matchAll(pattern)) add(withoutEnd(token, `.!?'`));
  return found;
}

/** Of an address, by its standard. */
const longest = 320;

const tokens = /[^\s"<>()[\]{},;:\\|]{1,64}@[^\s"<>()[\]{},;:\\|/?&]{1,255}/g;

/** An apostrophe may be part of an address, or may stand around it. */
const quotedTokens = /[^\s"'<>()[\]{},;:\\|=]{1,64}@[^\s"'<>()[\]{},;:\\|/?&]{1,255}/g;
