/** 'Ananya' of 'Ananya R.'. A name without an initial at its end stays as it is. */
export function firstName(name: string): string {
  const words = name.split(' ');
  const isInitial = words.length > 1 && /^\p{Lu}\.$/u.test(words.at(-1) ?? '');
  return isInitial ? words.slice(0, -1).join(' ') : name;
}
