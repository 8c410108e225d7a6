import { countryOfCode, findDialCode } from '@lanternway/contracts/fields/dial-codes';
import { withPlainDigits } from '@lanternway/contracts/fields/digits';
import { phoneDigits } from '@lanternway/contracts/fields/fields';
import { countryOf } from './country-codes';

interface TypedPhone {
  iso: string;
  /** Begins with `+` or `00` while that may still become a dial code. */
  digits: string;
}

/** The longest dial codes have three digits. */
const codeDigits = 3;

/** Where a number keeps its leading 0 when it is called from abroad. */
const keepZero = new Set(['+39', '+225', '+229', '+241', '+242', '+378']);

/** The leading 0 is only dialled inside the country. It stays while nothing follows it. */
const withoutTrunkZero = (digits: string, code: string) =>
  keepZero.has(code) ? digits : digits.replace(/^0+(?=\d)/, '');

/**
 * Reads what a parent typed as a number: only digits, in any script, up to the allowed length. A number that brings its
 * dial code along, as `+44…` or `0044…`, also sets the country. If several countries share the code, the chosen one stays.
 */
export function readTypedPhone(typed: string, iso: string): TypedPhone {
  const written = withPlainDigits(typed)
    .replaceAll('＋', '+')
    .replace(/[^\d+]/g, '');
  const abroad = /^(?:\+|00)(?!0)/.exec(written)?.[0];
  if (abroad === undefined) return inCountry(written, iso);
  const rest = written.slice(abroad.length).replaceAll('+', '');
  const code = findDialCode(`+${rest}`);
  if (code !== null) return inCountry(rest.slice(code.length - 1), isoOf(code, iso));
  return rest.length < codeDigits ? { iso, digits: abroad + rest } : inCountry(rest, iso);
}

function inCountry(written: string, iso: string): TypedPhone {
  const digits = withoutTrunkZero(written.replaceAll('+', ''), countryOf(iso).code);
  return { iso, digits: digits.slice(0, phoneDigits.most) };
}

const isoOf = (code: string, chosen: string) =>
  countryOf(chosen).code === code ? chosen : (countryOfCode(code)?.iso ?? chosen);
