/**
 * Money and days are written in one way for people: '₹1,19,999' and '4 September 2025'. The checkout's '2599 USD', which
 * the specification fixes, is on no built page.
 */

const months =
  'January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec';

const oddWays: readonly [what: string, way: RegExp][] = [
  ['a space after the sign', /[₹$£]\s\d/],
  ['a currency in letters before the amount', /\b(?:INR|USD|GBP|Rs\.?)\s?\d/],
  ['a currency in letters after the amount', /\d\s?(?:INR|USD|GBP|rupees|dollars|pounds)\b/i],
  ['an amount without groups', /[₹$£]\d{4,}/],
  ['rupees in groups of three', /₹\d{3},\d{3}|₹[\d,]*\d{3},\d{3},\d{3}/],
  ['dollars or pounds in groups of two', /[$£]\d{1,2},\d{2},\d{3}/],
  ['decimals of a whole amount', /[₹$£][\d,]+\.00/],
  ['a month before the day', new RegExp(`\\b(?:${months})\\.?\\s\\d{1,2}(?![\\d.])(?:st|nd|rd|th)?\\b`)],
  ['an ordinal day', new RegExp(`\\b\\d{1,2}(?:st|nd|rd|th)\\s(?:of\\s)?(?:${months})\\b`)],
  ['a short month', /\b\d{1,2}\s(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\b/],
  ['a day in figures', /\b\d{4}-\d{2}-\d{2}\b|\b\d{1,2}\/\d{1,2}\/\d{2,4}\b/],
];

/** What is written in another way in a text, with its place: 'a short month: on 4 Sep 2025'. */
export function findOddWays(text: string): string[] {
  return oddWays.flatMap(([what, way]) => {
    const found = way.exec(text);
    return found ? [`${what}: ${text.slice(Math.max(0, found.index - 20), found.index + 25)}`] : [];
  });
}
