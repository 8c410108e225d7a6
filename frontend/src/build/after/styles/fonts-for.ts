const face = /@font-face\{[^}]*\}/g;

/** The letters for which a font is, as a pattern; null if it is for all, or says it in a way that is not known here. */
function lettersOf(font: string): RegExp | null {
  const [, ranges] = /unicode-range:([^;}]+)/i.exec(font) ?? [];
  const ends = ranges?.split(',').map((range) => /^\s*U\+([\da-f]+)(?:-([\da-f]+))?\s*$/i.exec(range)) ?? [];
  if (ends.length === 0 || ends.includes(null)) return null;
  const inClass = ends.map((range) => `\\u{${range?.[1] ?? ''}}-\\u{${range?.[2] ?? range?.[1] ?? ''}}`);
  return new RegExp(`[${inClass.join('')}]`, 'u');
}

/**
 * Leaves out fonts for letters that the page does not have. If the application brings such a letter later, the whole sheets have
 * their font.
 * @param fonts font-face rules, without spaces
 * @param page its HTML
 */
export const fontsFor = (fonts: string, page: string): string =>
  fonts.replace(face, (font) => (lettersOf(font)?.test(page) === false ? '' : font));
