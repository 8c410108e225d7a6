import { type DialCode, defaultDialCode, dialCodes } from '@lanternway/contracts/fields/dial-codes';

const byIso: ReadonlyMap<string, DialCode> = new Map(dialCodes.map((country) => [country.iso, country]));

/** The country that represents those with the specification's default code. */
const standing = dialCodes.find(({ code }) => code === defaultDialCode);

/** @param iso two capital letters; an unknown country gives the default */
export function countryOf(iso: string): DialCode {
  const country = byIso.get(iso) ?? standing;
  if (country === undefined) throw new Error('The list of dial codes has lost its default.');
  return country;
}

export const isCountry = (iso: string): boolean => byIso.has(iso);

/** The number with its dial code; empty if no number was typed. */
export function withDialCode(iso: string, digits: string): string {
  return digits === '' ? '' : countryOf(iso).code + digits;
}
