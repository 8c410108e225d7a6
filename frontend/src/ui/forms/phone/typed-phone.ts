import { countryOfCode, findDialCode } from '@lanternway/contracts/fields/dial-codes';
import { withPlainDigits } from '@lanternway/contracts/fields/digits';
import { phoneDigits } from '@lanternway/contracts/fields/fields';
import { countryOf } from './find-countries';

interface TypedPhone {
  iso: string;
  digits: string;
}

/** Where a number keeps its leading 0 when it is called from abroad. */
const keepZero = new Set(['+39', '+225', '+229', '+241', '+242', '+378']);

/** The leading 0 is only dialled inside the country. It stays while nothing follows it. */
const withoutTrunkZero = (digits: string, code: string) =>
  keepZero.has(code) ? digits : digits.replace(/^0+(?=\d)/, '');

/**
 * Reads what a parent typed as a number: only digits, in any script, up to the allowed length. A number that was pasted
 * or filled in with its dial code, as `+44…` or `0044…`, also sets the country. If several countries share the code,
 * the chosen one stays.
 */
export function readTypedPhone(typed: string, iso: string): TypedPhone {
  const written = withPlainDigits(typed)
    .replaceAll('＋', '+')
    .replace(/[^\d+]/g, '')
    .replace(/^00(?=[1-9])/, '+');
  const code = written.startsWith('+') ? findDialCode(written) : null;
  const national = (code === null ? written : written.slice(code.length)).replace(/\D/g, '');
  const digits = withoutTrunkZero(national, code ?? countryOf(iso).code);
  const isSame = code === null || countryOf(iso).code === code;
  const country = isSame ? iso : (countryOfCode(code)?.iso ?? iso);
  return { iso: country, digits: digits.slice(0, phoneDigits.most) };
}
