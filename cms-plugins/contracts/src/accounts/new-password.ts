import { seen } from '../fields/typed-text.js';

/** Fewer than these are no password but one key held down, or two in turn. */
const leastDifferent = 3;

/** Shorter ones stand in too many words. */
const leastOfName = 3;

export type PasswordFault = 'plain' | 'personal';

/**
 * What is wrong with a password that somebody chooses, or null.
 * @param names what it must not be, with a few digits or signs around it or without: a name and its parts, an e-mail, the
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

/** A name whole and in its parts; of an e-mail what stands before the @, too. */
function formsOf(name: string): string[] {
  const [local = '', domain] = plain(name).split('@');
  const parts = domain === undefined ? local.split(/[^\p{L}\p{M}\p{N}]+/u) : [local];
  return [name, ...parts].map(coreOf);
}
