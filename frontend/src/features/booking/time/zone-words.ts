import { presentName } from '@lanternway/contracts/fields/time-zones';
import { cityOf } from '../../../browser/time-zone';

/** 'London (GMT)', as the clocks there are then. */
export function zoneLabel(zone: string, at: Date): string {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeZoneName: 'short' }).formatToParts(at);
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value;
  return offset === undefined ? cityOf(zone) : `${cityOf(zone)} (${offset})`;
}

/**
 * All zones that can be chosen, by city: no two have the same, and a field of 320 px shows it whole. Browsers that cannot
 * list them offer the parent's own.
 */
export function allZones(own: string): { zone: string; label: string }[] {
  const listed = 'supportedValuesOf' in Intl ? Intl.supportedValuesOf('timeZone') : [];
  const zones = new Set([own, ...listed.map(presentName)]);
  return [...zones]
    .map((zone) => ({ zone, label: cityOf(zone) }))
    .sort((a, b) => a.label.localeCompare(b.label));
}
