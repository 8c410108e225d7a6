/** Texts that fill a field to its last character, and the search for its limit. */

/** The first accepted letter is used: letters of three bytes, and of one. */
const letters = ['न', 'x', 'X', '9'];
/** Counts as two characters and takes four bytes. It ends a text of three-byte letters, where a cut would split it. */
const last = '👋';
const beginnings = ['', 'https://', '/', '?', '+91'];

/** The longest text of each shape, for fields that take only one shape. */
const shapes = [
  `${'e'.repeat(64)}@${'x'.repeat(185)}.com`,
  '6f9619ff-8b86-4d01-b42d-00c04fc964ff',
  '2026-11-20T10:00:00.000+05:30',
  '2026-11-20T10:00:00.000Z',
  '2026-11-20',
  `step=kept&view=activity&from=2026-01-01&to=2026-12-31&source=${'न'.repeat(200)}&page=${'%25'.repeat(200)}`,
  '10:00',
  '23:59',
  'America/Argentina/ComodRivadavia',
  `plugin::${'x'.repeat(20)}.${'x'.repeat(20)}`,
];

/** More than any of our fields takes. */
const farTooMany = 20_000;

function ofLength(beginning: string, letter: string, length: number): string {
  const end = letter === letters[0] && length >= beginning.length + last.length ? last : '';
  return beginning + letter.repeat(Math.max(0, length - beginning.length - end.length)) + end;
}

/**
 * The longest accepted text, in letters of the most bytes that are accepted; null if none is.
 * @param most the limit, if it is known
 */
export function longestText(accepts: (text: string) => boolean, most = farTooMany): string | null {
  for (const letter of letters) {
    const found = beginnings.flatMap((beginning) => {
      const length = edgeOf((each) => accepts(ofLength(beginning, letter, each)), most);
      return length === 0 ? [] : [ofLength(beginning, letter, length)];
    });
    const longest = found.sort((a, b) => b.length - a.length)[0];
    if (longest !== undefined) return longest;
  }
  return shapes.find((shape) => accepts(shape)) ?? null;
}

const steps = [20_000, 10_000, 5_000, 2_000, 1_000, 500, 200, 100, 64, 40, 20, 16, 10, 8, 6, 4, 2, 1];

/** The greatest length that fits, or 0: searched between one that fits and one that does not. */
function edgeOf(fits: (length: number) => boolean, most: number): number {
  if (fits(most)) return most;
  let low = steps.find((step) => step < most && fits(step)) ?? 0;
  if (low === 0) return 0;
  let high = steps.filter((step) => step > low).at(-1) ?? most;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return low;
}
