/**
 * Cleans typed text before other checks. Invisible characters can reverse a line, hide words or make two names look the
 * same. Every field but passwords drops them, except where a script or an emoji needs them.
 */

/** Unicode's list of invisible characters, and three more kinds that look like nothing. */
const unseen = /[\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFB]/u;

const joiner = /[\u200C\u200D]/;
const emojiJoiner = '\u200D';
const variation = /[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]/u;

/** Scripts in which a joiner or non-joiner changes how a letter is written. */
const joined =
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Myanmar}]/u;

const picture = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F]/u;
const varied = /[\p{Extended_Pictographic}\p{Script=Han}0-9#*]/u;

function isNeeded(character: string, before: string): boolean {
  if (joiner.test(character) && joined.test(before)) return true;
  if (character === emojiJoiner && picture.test(before)) return true;
  return variation.test(character) && varied.test(before);
}

/** The text without invisible characters. */
export function seen(text: string): string {
  if (!unseen.test(text)) return text;
  let kept = '';
  let before = '';
  for (const character of text) {
    if (unseen.test(character) && !isNeeded(character, before)) continue;
    kept += character;
    before = character;
  }
  return kept;
}

/** Every kind of dot that browsers read as the dot of a web address. */
const otherDots = /[\u3002\uFF0E\uFF61\u2024]/g;

const withPlainDots = (text: string): string => text.replace(otherDots, '.').normalize('NFKC');

const beginsAsWord = /^[\p{L}\p{N}]/u;

/** The words of a text with a dot inside whose parts all begin with a letter or digit: 'evil-site.com'. */
function dottedWords(text: string): string[] {
  const found: string[][] = [];
  for (const run of text.split(/[^\p{L}\p{M}\p{N}.-]/u)) {
    let word: string[] = [];
    found.push(word);
    for (const part of run.split('.')) {
      if (word.length === 0 || !beginsAsWord.test(part)) found.push((word = []));
      const rest = word.length === 0 ? part.replace(/^[\p{M}-]+/u, '') : part;
      if (rest !== '') word.push(rest);
    }
  }
  return found.filter(({ length }) => length > 1).map((parts) => parts.join('.'));
}

/** The most used endings of web addresses that are not names. Those of two letters, one per country, are left out. */
const endings = new Set(
  'com net org edu gov mil int info biz name mobi app dev web xyz site online shop store top club link live life fun space website tech cloud page blog news world zone email click icu vip pro asia work today network agency digital group center company academy school download stream loan win bid men date review trade party science racing cricket accountant faith rocks wiki'.split(
    ' ',
  ),
);

const letters = /^[\p{L}\p{M}]+$/u;

/** Whether it is a name with no space after its dots: 'A.P.J.Abdul', 'Md.Rahman', 'Suresh.Kumar'. */
function isName(word: string): boolean {
  const parts = word.split('.');
  const last = parts.at(-1) ?? '';
  if (/^\p{L}\p{M}*$/u.test(last)) return true;
  if (!parts.every((part) => letters.test(part)) || endings.has(last.toLowerCase())) return false;
  const isCapital =
    last.charAt(0) !== last.charAt(0).toLowerCase() || last.toLowerCase() === last.toUpperCase();
  const areTitles = parts.slice(0, -1).every((part) => [...part].length <= 4);
  return isCapital || (areTitles && last.length > 2);
}

/** Whether a mail program or a reader could take part of the text for a web or mail address. */
export function holdsAddress(text: string): boolean {
  const plain = withPlainDots(text);
  if (/:\/\/|www\.|@|\d\.\d/i.test(plain)) return true;
  return dottedWords(plain).some((word) => !isName(word) || plain.includes(`${word}/`));
}

/** The text for a mail to an address that is not confirmed yet: mail programs make no links from it. */
export const unlinked = (text: string): string =>
  seen(text).replace(/([.:@\u3002\uFF0E\uFF61\u2024])(?=\S)/gu, '$1 ');
