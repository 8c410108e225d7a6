import { toMinor } from '@lanternway/contracts/money/money';
import { isPhoneLike, patternOf, searchWordsOf } from '@lanternway/server-kit/db/search-text';
import { toSearchForm } from '@lanternway/server-kit/text-forms';

/**
 * Lists of patterns: an order is found if its search text fits all patterns of one list. One list has every word of the
 * search. What looks like a phone number is also searched by its digits alone, but not only so, as receipt numbers have
 * slashes too.
 */
export function searchesOf(search: string | undefined): string[][] {
  const text = toSearchForm(search ?? '');
  if (text === '') return [];
  const searches = [searchWordsOf(text).map(patternOf)];
  const digits = text.replace(/\D/g, '');
  if (isPhoneLike(text) && digits !== text) searches.push([patternOf(digits)]);
  return searches;
}

/** The amount that a search may mean, in minor units: '75999', '75,999', '₹75,999' or '759.99'; null where it means none. */
export function amountIn(search: string | undefined): number | null {
  const typed = toSearchForm(search ?? '').replace(/^(?:[₹$£]|inr|usd|gbp|rs\.?)\s*/, '');
  if (!/^\d[\d,]{0,11}(\.\d{1,2})?$/.test(typed)) return null;
  return toMinor(Number(typed.replaceAll(',', '')));
}
