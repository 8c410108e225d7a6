interface SourceName {
  name: string;
  told: string[];
}

/** 'Instagram: ig, instagram.com', a line for each. */
export const textOf = (names: readonly SourceName[]): string =>
  names.map(({ name, told }) => `${name}: ${told.join(', ')}`).join('\n');

/** A line without a colon is a source that visits call by that very name. */
export const namesIn = (text: string): SourceName[] =>
  text.split('\n').flatMap((line) => {
    const at = line.indexOf(':');
    const name = (at < 0 ? line : line.slice(0, at)).trim();
    if (name === '') return [];
    const told = (at < 0 ? name : line.slice(at + 1)).split(',').map((one) => one.trim().toLowerCase());
    return [{ name, told: told.filter((one) => one !== '') }];
  });
