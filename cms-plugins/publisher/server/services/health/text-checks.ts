import type { Currency } from '@lanternway/contracts/money/money';
import { refundableSessions } from '@lanternway/contracts/payments/refund-policy';
import syllable from 'syllable';
import type { PlanFacts } from './facts';

/* What is wrong with texts. Pure functions. */

const signs: Readonly<Record<string, Currency>> = {
  '₹': 'INR',
  INR: 'INR',
  Rs: 'INR',
  'Rs.': 'INR',
  $: 'USD',
  USD: 'USD',
  '£': 'GBP',
  GBP: 'GBP',
};

const amountWithSign = /(₹|\$|£|\b(?:INR|USD|GBP|Rs\.?))\s?(\d[\d,]{0,12}(?:\.\d{1,2})?)/g;
const groupedAmount = /(?<![\d,.₹$£])\d{1,3}(?:,\d{2,3}){1,3}(?![\d,])/g;
const ofMoney = /\b(?:price|cost|fee|pay|paid|charge|plan|month)/i;
const amountOf = (digits: string): number => Number(digits.replaceAll(',', ''));

/** Such as '30 × £19 is £570' and '₹75,999 × 56 ÷ 96 = ₹44,332.75'. */
const sum =
  /(?:(?<times>\d{1,4})\s?×\s?)?(?<sign>[₹$£])(?<price>\d[\d,]{0,12}(?:\.\d{1,2})?)(?:\s?×\s?(?<timesAfter>\d{1,4}))?(?:\s?÷\s?(?<parts>\d{1,4}))?\s(?:is|=)\s\*{0,2}(?<typed>\k<sign>(?<result>\d[\d,]{0,12}(?:\.\d{1,2})?))/g;

/** The amounts that a text works out from a price, and rightly so, as they are typed: its examples of refunds. */
function rightResults(text: string): Set<string> {
  const right = new Set<string>();
  for (const { groups = {} } of text.matchAll(sum)) {
    const { times = '1', price = '', timesAfter = '1', parts = '1', typed = '', result = '' } = groups;
    const amount = (amountOf(price) * Number(times) * Number(timesAfter)) / Number(parts);
    if (amount.toFixed(2) === amountOf(result).toFixed(2)) right.add(typed);
  }
  return right;
}

/**
 * The amounts of money in a text that match no published price, as they are typed: '₹6,499'. What a text works out from a
 * price is judged by its sum.
 */
export function wrongPrices(text: string, { amounts }: PlanFacts): string[] {
  const wrong = new Set<string>();
  const worked = rightResults(text);
  for (const [typed, sign = '', digits = ''] of text.matchAll(amountWithSign)) {
    const currency = signs[sign];
    const amount = typed.replace(/,$/, '');
    const isKnown = currency === undefined || amounts.get(currency)?.has(amountOf(digits)) === true;
    if (!isKnown && !worked.has(amount)) wrong.add(amount);
  }
  for (const { 0: typed, index } of text.matchAll(groupedAmount)) {
    const around = text.slice(Math.max(0, index - 40), index + typed.length + 30);
    const isAfterSign = /(?:INR|USD|GBP|Rs\.?|[₹$£])\s?$/.test(text.slice(Math.max(0, index - 5), index));
    const isKnown = [...amounts.values()].some((known) => known.has(amountOf(typed)));
    if (!isAfterSign && !isKnown && ofMoney.test(around)) wrong.add(typed);
  }
  return [...wrong];
}

const countOfSessions =
  /\b(\d{1,4})\s(?:(?:live|online|one-to-one|weekly)\s)?(?:sessions|classes|lessons)\b/gi;

/** So small a number may mean anything: 'after two or 3 lessons'. */
const fewSessions = 4;

/** What stands before the fewest sessions that are refunded: 'a plan of at least 24 sessions'. */
const beforeLimit = /\b(?:at least|fewer than|less than)\s$/i;

/** What stands before a part of a plan: 'after 18 sessions'. */
const beforePart = /\b(?:after|used)\s$/i;

/** The numbers of sessions in a text that no plan has, as they are typed: '144 sessions'. */
export function wrongSessions(text: string, { sessions }: PlanFacts): string[] {
  const wrong = new Set<string>();
  if (sessions.size === 0) return [];
  const most = Math.max(...sessions);
  for (const { 0: typed, 1: digits, index } of text.matchAll(countOfSessions)) {
    const after = text.slice(index + typed.length, index + typed.length + 14);
    const isRate = /^\s(?:a|per|each|every|in a)\s(?:day|week|month)/i.test(after);
    const before = text.slice(Math.max(0, index - 12), index);
    const count = Number(digits);
    const isOfRefunds =
      (count === refundableSessions && beforeLimit.test(before)) || (count < most && beforePart.test(before));
    if (count > fewSessions && !isRate && !isOfRefunds && !sessions.has(count)) wrong.add(typed);
  }
  return [...wrong];
}

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}'’-]+/gu) ?? [];
const oneSpaced = (text: string): string => wordsOf(text.toLowerCase()).join(' ');

/** The words to avoid that are in the texts, as whole words and in any letter case. */
export function wordsToAvoid(texts: readonly string[], avoid: readonly string[]): string[] {
  if (avoid.length === 0) return [];
  const all = ` ${texts.map(oneSpaced).join(' | ')} `;
  return avoid.filter((word) => {
    const typed = oneSpaced(word);
    return typed !== '' && all.includes(` ${typed} `);
  });
}

/** The grade of a shorter text would mean little. */
const fewestWords = 100;

/** The grade of school in which a text is read with ease (Flesch and Kincaid); null where it is too short. */
export function readingGrade(prose: readonly string[]): number | null {
  const words = prose.flatMap(wordsOf);
  if (words.length < fewestWords) return null;
  const sentences = prose
    .flatMap((paragraph) => paragraph.split(/(?<=[.!?…])\s/))
    .filter((sentence) => wordsOf(sentence).length > 0).length;
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0);
  return 0.39 * (words.length / sentences) + 11.8 * (syllables / words.length) - 15.59;
}
