import { type DialCode, defaultDialCode, dialCodes } from '@lanternway/contracts/fields/dial-codes';

const countries: ReadonlyMap<string, DialCode> = new Map(dialCodes.map((country) => [country.iso, country]));

/** The country that represents those with the specification's default code. */
const standing = dialCodes.find(({ code }) => code === defaultDialCode);

/** @param iso two capital letters; an unknown country gives the default */
export function countryOf(iso: string): DialCode {
  const country = countries.get(iso) ?? standing;
  if (country === undefined) throw new Error('The list of dial codes has lost its default.');
  return country;
}

export const isCountry = (iso: string): boolean => countries.has(iso);

/** The number with its dial code; empty if no number was typed. */
export function withDialCode(iso: string, digits: string): string {
  return digits === '' ? '' : countryOf(iso).code + digits;
}

const plain = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’'.]/g, '').toLowerCase();

const names = new Map(dialCodes.map(({ iso, country }) => [iso, plain(country)]));

/** How well a country matches what was typed: lower is better; null if it does not match. */
function rankOf({ iso, code }: DialCode, typed: string): number | null {
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
export function findCountries(typed: string): readonly DialCode[] {
  const wanted = plain(typed.trim());
  if (wanted === '') return dialCodes;
  return dialCodes
    .flatMap((country) => {
      const rank = rankOf(country, wanted);
      return rank === null ? [] : [{ country, rank }];
    })
    .sort((one, other) => one.rank - other.rank)
    .map(({ country }) => country);
}
