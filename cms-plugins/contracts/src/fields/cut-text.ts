/** The longest a text may be: in UTF-16 units (a database counts as many or fewer), and in bytes of UTF-8. */
interface Room {
  characters: number;
  bytes?: number;
}

/**
 * The beginning of a text, cut to the limit. It never ends in half a character, which databases and providers refuse.
 * Half characters already in the text are replaced.
 */
export function cutText(text: string, { characters, bytes = Infinity }: Room): string {
  const whole = text.replace(/\p{Cs}/gu, '\ufffd');
  let kept = 0;
  let used = 0;
  for (const character of whole) {
    used += bytesOf(character);
    if (kept + character.length > characters || used > bytes) break;
    kept += character.length;
  }
  return whole.slice(0, kept);
}

function bytesOf(character: string): number {
  const point = character.codePointAt(0) ?? 0;
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x10000 ? 3 : 4;
}
