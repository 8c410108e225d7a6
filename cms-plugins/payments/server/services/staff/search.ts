import { tidySearch } from '../orders/search-text';

/** Nothing but what numbers are written with, and at least one digit. */
const isPhoneLike = (text: string) => /^[\d\s()+./-]+$/.test(text) && /\d/.test(text);

/** As many words as anybody means to search by. */
const maxWords = 8;

/**
 * What an order's search text has to be like: of one of these lists, all. That is every word of the search in any order;
 * and what may be a phone number in any way of writing it as well, for receipts are numbered with slashes too.
 */
export function searchesOf(search: string | undefined): string[][] {
  const text = tidySearch(search ?? '');
  if (text === '') return [];
  const words = [...new Set(text.split(' '))].slice(0, maxWords);
  const searches = [words.map(patternOf)];
  const digits = text.replace(/\D/g, '');
  if (isPhoneLike(text) && digits !== text) searches.push([patternOf(digits)]);
  return searches;
}

const patternOf = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`;
