import { countries, type Country } from '@lanternway/contracts/fields/countries';

const plain = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’'.]/g, '').toLowerCase();

const names = new Map(countries.map(({ iso, country }) => [iso, plain(country)]));

/** How well a country matches what was typed: lower is better; null if it does not match. */
function rankOf({ iso, code }: Country, typed: string): number | null {
  const name = names.get(iso) ?? '';
  if (/^\+?\d+$/.test(typed)) {
    const digits = typed.replace('+', '');
    if (code === `+${digits}`) return 0;
    return code.startsWith(`+${digits}`) ? 1 : null;
  }
  if (iso.toLowerCase() === typed) return 0;
  if (name.startsWith(typed)) return 1;
  if (name.includes(` ${typed}`)) return 2;
  return name.includes(typed) ? 3 : null;
}

/**
 * The countries that match what a parent types: part of a name, with or without accents, two letters, or a dial code.
 */
export function findCountries(typed: string): readonly Country[] {
  const wanted = plain(typed.trim());
  if (wanted === '') return countries;
  return countries
    .flatMap((country) => {
      const rank = rankOf(country, wanted);
      return rank === null ? [] : [{ country, rank }];
    })
    .sort((one, other) => one.rank - other.rank)
    .map(({ country }) => country);
}
