/* Time zones, by the names that staff know them under. */

/** Browsers still list some zones by the name of long ago; the database of zones goes by the newer one. */
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

/** Every zone a class can be agreed in, by name. */
export const zones: readonly string[] = [
  ...new Set([...Intl.supportedValuesOf('timeZone').map(presentName), 'UTC']),
].sort();

/** The zone of who is looking. */
export const browserZone = (): string =>
  presentName(Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC');

/** 'Asia/Ho_Chi_Minh' as 'Asia/Ho Chi Minh': what people read, and type to find it. */
export const zoneInWords = (zone: string): string => zone.replaceAll('_', ' ');

const lastZoneKey = 'lanternway.desk.zone';

/** The zone of the class that was agreed last at this computer, or else one's own. */
export function defaultZone(): string {
  const last = localStorage.getItem(lastZoneKey);
  return last !== null && zones.includes(last) ? last : browserZone();
}

export function rememberZone(zone: string): void {
  localStorage.setItem(lastZoneKey, zone);
}
