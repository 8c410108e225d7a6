import { isPhoneLike, patternOf, searchWordsOf } from '@lanternway/server-kit/db/search-text';
import { toTypedSearchForm } from '@lanternway/server-kit/text-forms';

/**
 * What `search_text` has to be like for a row to be found: a phone number in any way of writing it, otherwise every
 * word of the search in any order.
 */
export function patternsOf(search: string | undefined): string[] {
  const text = toTypedSearchForm(search ?? '');
  if (text === '') return [];
  return searchWordsOf(isPhoneLike(text) ? text.replace(/\D/g, '') : text).map(patternOf);
}
