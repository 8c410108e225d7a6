import { countryName } from '@lanternway/contracts/fields/country-name';
import type { VisitGrouping } from '@lanternway/contracts/insight/visits-staff';

export const groupingWords: Record<VisitGrouping, string> = {
  path: 'Page',
  source: 'Source',
  campaign: 'Campaign',
  country: 'Country',
  device: 'Device',
};

const devices: Record<string, string> = { phone: 'Phone', tablet: 'Tablet', desktop: 'Computer' };

const unknown: Record<VisitGrouping, string> = {
  path: 'Not known',
  source: 'Direct or not known',
  campaign: 'No campaign',
  country: 'Not known',
  device: 'Not known',
};

/** What a group is called. */
export function nameOf(by: VisitGrouping, name: string | null): string {
  if (name === null) return 'Others';
  if (name === '') return unknown[by];
  if (by === 'device') return devices[name] ?? name;
  return by === 'country' ? (countryName(name) ?? name) : name;
}

/** Fewer do not make a percentage. */
const leastOfShare = 30;

/** '12%' of thirty and more, '3 of 4' of fewer; null of nothing. */
export function shareOf(part: number, whole: number): string | null {
  if (whole === 0) return null;
  if (whole < leastOfShare) return `${String(part)} of ${String(whole)}`;
  return `${((100 * part) / whole).toLocaleString('en', { maximumFractionDigits: 1 })}%`;
}
