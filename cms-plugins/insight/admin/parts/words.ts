import {
  groupings,
  leastForShare,
  type Group,
  type Grouping,
  type Visits,
} from '@lanternway/contracts/insight/staff';
import { formatMoney, type Currency } from '@lanternway/contracts/money/money';
import { counted } from '@lanternway/desk/format/counted';

export const dimensionLabels: Record<Grouping, string> = {
  source: 'Source',
  campaign: 'Campaign',
  page: 'Landing page',
  form: 'Form',
  course: 'Course',
  country: 'Country',
  heard: 'Heard of us by',
  teacher: 'Teacher',
};

export const groupingOptions = (mayTeachers: boolean): [Grouping, string][] =>
  groupings.filter((one) => one !== 'teacher' || mayTeachers).map((one) => [one, dimensionLabels[one]]);

export const groupName = ({ kind, label, name }: Group): string => {
  if (kind === 'group' && name !== null) return name;
  if (kind === 'group') return label === null || label === '' ? 'not known' : label;
  return kind === 'others' ? 'others, fewer than 5 each' : 'All';
};

/** '2.2%' of the visits sent a form; counts where a percentage would say more about chance. */
export function sentWords({ visits, formsSent }: Visits): string {
  if (visits < leastForShare) return `${String(formsSent)} of ${String(visits)}`;
  return `${((100 * formsSent) / visits).toLocaleString('en', { maximumFractionDigits: 1 })}%`;
}

export const sumWords = (sums: readonly { currency: Currency; minor: number }[]): string =>
  sums.length === 0 ? '–' : sums.map(({ currency, minor }) => formatMoney(minor, currency)).join(' + ');

/** All currencies in rupees, by the rate on the day of each payment. Marked as such, as nobody paid this amount. */
export function rupeesWords(rupees: Group['rupees']): string {
  if (rupees === null || (rupees.minor === 0 && rupees.unrated === 0)) return '–';
  const rest =
    rupees.unrated === 0 ? '' : `, without ${counted(rupees.unrated, 'order', 'orders')} of no known rate`;
  return `≈ ${formatMoney(rupees.minor, 'INR')}${rest}`;
}

/** Cost for each of them. Without any there is no such number. */
export const costFor = (cost: Group['cost'], families: number): string =>
  cost === null || cost.length === 0 || families === 0
    ? '–'
    : sumWords(cost.map(({ currency, minor }) => ({ currency, minor: Math.round(minor / families) })));

const dayFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const monthFormat = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** '24 Nov' */
export const shortDay = (day: string): string => dayFormat.format(new Date(`${day}T00:00:00Z`));
export const monthWords = (month: string): string => monthFormat.format(new Date(`${month}-01T00:00:00Z`));

/** 130 minutes are '2 h 10 min'. */
export function spanWords(minutes: number | null): string {
  if (minutes === null) return '–';
  if (minutes < 60) return `${String(minutes)} min`;
  const hours = Math.floor(minutes / 60);
  if (hours >= 72) return `${(hours / 24).toFixed(1)} days`;
  const rest = minutes % 60;
  return rest === 0 || hours >= 24 ? `${String(hours)} h` : `${String(hours)} h ${String(rest)} min`;
}
