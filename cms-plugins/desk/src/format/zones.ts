import { presentName } from '@lanternway/contracts/fields/time-zones';
import { countryOfZone, otherNames } from './zone-names';

/* Time zones, by the names that staff know. */

/** Every zone for a class, by name. */
export const zones: readonly string[] = [
  ...new Set([...Intl.supportedValuesOf('timeZone').map(presentName), 'UTC']),
].sort();

/** The browser's zone. */
export const browserZone = (): string =>
  presentName(Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC');

/** 'Asia/Ho_Chi_Minh' as 'Asia/Ho Chi Minh', as people read and type it. */
export const formatZone = (zone: string): string => zone.replaceAll('_', ' ');

/** As people say it: 'India', where the country has no other; else the name of the zone. */
export const sayZone = (zone: string): string => countryOfZone(zone) ?? formatZone(zone);

/** Its name with all that it may be looked for by: 'Asia/Kolkata · India, IST, Mumbai, …'. */
export function describeZone(zone: string): string {
  const others = otherNames(zone);
  return others === '' ? formatZone(zone) : `${formatZone(zone)} · ${others}`;
}

const described = zones.map((zone) => ({ zone, label: describeZone(zone) }));

/** Every zone, those first of whose names one is what was typed: 'IST' is India's before it is a part of Istanbul. */
export function zonesFor(typed: string): readonly { zone: string; label: string }[] {
  const sought = typed.trim().toLowerCase();
  const isNamedSo = (label: string) =>
    label
      .toLowerCase()
      .split(/[·,/]/)
      .some((name) => name.trim() === sought);
  return [
    ...described.filter(({ label }) => isNamedSo(label)),
    ...described.filter(({ label }) => !isNamedSo(label)),
  ];
}
