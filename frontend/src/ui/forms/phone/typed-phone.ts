import { dialCodes, findDialCode } from '@lanternway/contracts/fields/dial-codes';
import { phoneDigits } from '@lanternway/contracts/fields/fields';
import { countryOf } from './find-countries';

interface TypedPhone {
  iso: string;
  digits: string;
}

/**
 * Reads what a parent typed as a number: only digits, up to the allowed length. A number that was pasted or filled in
 * with its dial code also sets the country. If several countries share the code, the chosen one stays.
 */
export function readTypedPhone(typed: string, iso: string): TypedPhone {
  const written = typed.trim().replace(/[^\d+]/g, '');
  const code = written.startsWith('+') ? findDialCode(written) : null;
  const digits = (code === null ? written : written.slice(code.length)).replace(/\D/g, '');
  const isSame = code === null || countryOf(iso).code === code;
  const country = isSame ? iso : (dialCodes.find((one) => one.code === code)?.iso ?? iso);
  return { iso: country, digits: digits.slice(0, phoneDigits.most) };
}
