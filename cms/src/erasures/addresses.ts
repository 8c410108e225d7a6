import { withoutEnd } from '@lanternway/contracts/fields/text-ends';

/**
 * Every piece of a text that may be an e-mail address, in small letters. Some pieces are none, but no address is left out.
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

/** The longest address that the standard allows. */
const longest = 320;

const tokens = /[^\s"<>()[\]{},;:\\|]{1,64}@[^\s"<>()[\]{},;:\\|/?&]{1,255}/g;

/** An apostrophe may be part of an address, or may stand around it. */
const quotedTokens = /[^\s"'<>()[\]{},;:\\|=]{1,64}@[^\s"'<>()[\]{},;:\\|/?&]{1,255}/g;
