/* Time zones, by the names that staff know. */

/** Browsers still list some zones by their old names; the time zone database uses the new ones. */
const renamed: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};

export const presentName = (zone: string): string => renamed[zone] ?? zone;

/** Every zone for a class, by name. */
export const zones: readonly string[] = [
  ...new Set([...Intl.supportedValuesOf('timeZone').map(presentName), 'UTC']),
].sort();

/** The browser's zone. */
export const browserZone = (): string =>
  presentName(Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC');

/** 'Asia/Ho_Chi_Minh' as 'Asia/Ho Chi Minh', as people read and type it. */
export const formatZone = (zone: string): string => zone.replaceAll('_', ' ');

const lastZoneKey = 'desk.zone';

/** The zone of the last class scheduled on this computer, or else the browser's. */
export function defaultZone(): string {
  const last = localStorage.getItem(lastZoneKey);
  return last !== null && zones.includes(last) ? last : browserZone();
}

export function rememberZone(zone: string): void {
  localStorage.setItem(lastZoneKey, zone);
}
