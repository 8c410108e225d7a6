import { countries as named } from '@lanternway/contracts/fields/countries';
import { zonesOf } from '@lanternway/contracts/fields/country-zones';

/** What people call a zone besides its name: short names, and large cities that have none of their own. */
const known: Readonly<Record<string, string>> = {
  'Asia/Kolkata': 'IST, Mumbai, Delhi, Bengaluru, Bangalore, Chennai, Hyderabad, Pune, Ahmedabad, Kochi',
  'Asia/Dubai': 'GST, Abu Dhabi, Sharjah, Muscat',
  'Asia/Riyadh': 'AST, Jeddah, Kuwait, Doha',
  'Asia/Karachi': 'PKT, Lahore, Islamabad',
  'Asia/Dhaka': 'BST, Chittagong',
  'Asia/Shanghai': 'CST, Beijing, Shenzhen, Guangzhou',
  'Asia/Singapore': 'SGT',
  'Asia/Hong_Kong': 'HKT',
  'Asia/Tokyo': 'JST, Osaka',
  'Asia/Jerusalem': 'Israel Time, Tel Aviv',
  'Europe/London': 'GMT, BST, Manchester, Birmingham, Leeds, Glasgow, Edinburgh',
  'Europe/Dublin': 'Irish Time, Cork',
  'Europe/Berlin': 'CET, CEST, Munich, Frankfurt, Hamburg, Cologne',
  'Europe/Paris': 'CET, CEST, Lyon, Marseille',
  'Europe/Madrid': 'CET, CEST, Barcelona, Valencia',
  'Europe/Rome': 'CET, CEST, Milan, Naples',
  'Europe/Amsterdam': 'CET, CEST, Rotterdam, The Hague',
  'Europe/Zurich': 'CET, CEST, Geneva, Basel',
  'Europe/Athens': 'EET, EEST',
  'Europe/Moscow': 'MSK, Saint Petersburg',
  'America/New_York': 'EST, EDT, ET, Boston, Washington, Philadelphia, Atlanta, Miami',
  'America/Chicago': 'CST, CDT, CT, Dallas, Houston, Austin, Minneapolis',
  'America/Denver': 'MST, MDT, MT, Salt Lake City',
  'America/Phoenix': 'MST, Arizona',
  'America/Los_Angeles': 'PST, PDT, PT, San Francisco, San Jose, Seattle, San Diego',
  'America/Toronto': 'EST, EDT, Ottawa, Montreal',
  'America/Vancouver': 'PST, PDT',
  'America/Edmonton': 'MST, MDT, Calgary',
  'America/Sao_Paulo': 'BRT, Rio de Janeiro, Brasilia',
  'Australia/Sydney': 'AEST, AEDT, Canberra',
  'Australia/Melbourne': 'AEST, AEDT',
  'Australia/Brisbane': 'AEST, Gold Coast',
  'Australia/Adelaide': 'ACST, ACDT',
  'Australia/Perth': 'AWST',
  'Pacific/Auckland': 'NZST, NZDT, Wellington',
  'Africa/Johannesburg': 'SAST, Cape Town, Durban, Pretoria',
  'Africa/Lagos': 'WAT, Abuja',
  'Africa/Nairobi': 'EAT, Mombasa',
};

const countries = new Map<string, string[]>();
for (const { iso, country } of named) {
  for (const zone of zonesOf(iso)) countries.set(zone, [...(countries.get(zone) ?? []), country]);
}

/** The country whose only zone this is; null for the others. */
export const countryOfZone = (zone: string): string | null =>
  named.find(({ iso }) => zonesOf(iso).join() === zone)?.country ?? null;

/** The country of a zone and what else it is called: 'India, IST, Mumbai, …'; empty where there is nothing. */
export const otherNames = (zone: string): string =>
  [...(countries.get(zone) ?? []), ...(known[zone] === undefined ? [] : [known[zone]])].join(', ');
