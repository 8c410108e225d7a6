import { presentName } from '@lanternway/contracts/fields/time-zones';

/** 'Europe/London' → 'London'; 'America/Argentina/Buenos_Aires' → 'Buenos Aires'. */
export const cityOf = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

/** The zone of this browser, under the name that it has today. */
export const browserZone = (): string =>
  presentName(new Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC');
