import { dialCodes, findDialCode } from '@lanternway/contracts/fields/dial-codes';
import { phoneDigits } from '@lanternway/contracts/fields/fields';
import { countryOf } from './find-countries';

interface TypedPhone {
  iso: string;
  digits: string;
}

/**
 * What a parent means by what stands in the field of the number: digits alone, and at most so many. A number that
 * was pasted or filled in with its dial code brings its country along; one of several that share the code stays.
 */
export function readTypedPhone(typed: string, iso: string): TypedPhone {
  const written = typed.trim().replace(/[^\d+]/g, '');
  const code = written.startsWith('+') ? findDialCode(written) : null;
  const digits = (code === null ? written : written.slice(code.length)).replace(/\D/g, '');
  const isSame = code === null || countryOf(iso).code === code;
  const country = isSame ? iso : (dialCodes.find((one) => one.code === code)?.iso ?? iso);
  return { iso: country, digits: digits.slice(0, phoneDigits.most) };
}
