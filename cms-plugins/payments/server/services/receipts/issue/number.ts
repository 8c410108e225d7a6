import { receiptZone } from '@lanternway/contracts/money/payment-day';
import { DateTime } from 'luxon';

/** '26-27' for the financial year that began in 2026; '2026' where it is the year of the calendar. */
export function financialYearOf(at: Date, startsIn: number): string {
  const { year, month } = DateTime.fromJSDate(at, { zone: receiptZone });
  if (startsIn === 1) return String(year);
  const first = month >= startsIn ? year : year - 1;
  return `${twoDigits(first)}-${twoDigits(first + 1)}`;
}

const twoDigits = (year: number): string => String(year % 100).padStart(2, '0');

/** As in 'LW/26-27/000001': at most 16 characters (CGST Rules, rule 46(b)). */
export const receiptNumberOf = (prefix: string, year: string, serial: number): string =>
  `${prefix}/${year}/${String(serial).padStart(6, '0')}`;
