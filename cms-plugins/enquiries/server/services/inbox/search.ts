import { tidySearch } from '../items/kinds';

/** Nothing but what numbers are written with, and at least one digit. */
const isPhoneLike = (text: string) => /^[\d\s()+./-]+$/.test(text) && /\d/.test(text);

/** As many words as anybody means to search by. */
const maxWords = 8;

/**
 * What `search_text` has to be like for a row to be found: a phone number in any way of writing it, otherwise every
 * word of the search in any order.
 */
export function patternsOf(search: string | undefined): string[] {
  const text = tidySearch(search ?? '');
  if (text === '') return [];
  const words = isPhoneLike(text) ? [text.replace(/\D/g, '')] : text.split(' ');
  return [...new Set(words)].slice(0, maxWords).map((word) => `%${escapeLike(word)}%`);
}

const escapeLike = (word: string) => word.replace(/[\\%_]/g, '\\$&');
