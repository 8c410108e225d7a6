import { seen } from '../fields/typed-text.js';

/** With fewer different characters a password is one key held down, or two in turn. */
const leastDifferent = 3;

/** Shorter names are part of too many words. */
const leastOfName = 3;

export type PasswordFault = 'plain' | 'personal';

/**
 * What is wrong with a new password, or null.
 * @param names what the password must not be, even with digits or signs around it: a name and its parts, an e-mail, the
 * provider's name
 */
export function passwordFault(password: string, names: readonly string[]): PasswordFault | null {
  if (new Set(seen(password).replace(/\s/g, '').toLowerCase()).size < leastDifferent) return 'plain';
  const core = coreOf(password);
  const isPersonal = names.flatMap(formsOf).some((form) => form.length >= leastOfName && form === core);
  return isPersonal ? 'personal' : null;
}

/** 'Priya-1984!' is 'priya'. */
function coreOf(text: string): string {
  const characters = [...plain(text)];
  const letters = characters.map(isLetter);
  const core = characters.slice(letters.indexOf(true), letters.lastIndexOf(true) + 1);
  return core.join('').replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}

const isLetter = (character: string): boolean => /^\p{L}$/u.test(character);

const plain = (text: string): string => seen(text).normalize('NFKC').toLowerCase();

/** The whole name and its parts; for an e-mail also the part before the @. */
function formsOf(name: string): string[] {
  const [local = '', domain] = plain(name).split('@');
  const parts = domain === undefined ? local.split(/[^\p{L}\p{M}\p{N}]+/u) : [local];
  return [name, ...parts].map(coreOf);
}
