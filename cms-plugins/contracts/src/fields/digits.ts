const isDigit = (point: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(point));

/**
 * The text with every script's decimal digits as 0 to 9: '९८', '٩٨' and full-width '９８' are all '98'. Other characters
 * are unchanged. Unicode encodes the digits of a script in order, so the value is the distance from its zero.
 */
export function withPlainDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, plainDigit);
}

function plainDigit(digit: string): string {
  const point = digit.codePointAt(0) ?? 0;
  let first = point;
  while (isDigit(first - 1)) first -= 1;
  return String((point - first) % 10);
}
