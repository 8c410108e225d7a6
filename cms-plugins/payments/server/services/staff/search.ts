import { toMinor } from '@lanternway/contracts/money/money';
import { isPhoneLike, patternOf, searchWordsOf } from '@lanternway/server-kit/db/search-text';
import { toSearchForm } from '@lanternway/server-kit/text-forms';

/**
 * What an order's search text has to be like: of one of these lists, all. That is every word of the search in any order;
 * and what may be a phone number in any way of writing it as well, for receipts are numbered with slashes too.
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
