import type { ChangedField } from '@lanternway/contracts/audit/staff';
import { arrivals } from '@lanternway/contracts/enquiries/staff-add';
import { weekdays } from '@lanternway/contracts/fields/weekdays';
import { formatMoney, isCurrency } from '@lanternway/contracts/money/money';
import { orderStateLabels, providerNames } from '@lanternway/contracts/payments/orders';
import { attentionLabels } from '@lanternway/contracts/payments/staff';
import { faultLabels } from '@lanternway/contracts/publishing/health';
import { isRecord } from '@lanternway/contracts/wire/is-record';
import { ownEntry } from '@lanternway/contracts/wire/own-entry';
import { nameInWords, splitName } from './field-names';

/* Fields of lines as people read them. Stored are the names and values that the server uses, so that hashes still fit. */

const states = {
  ...orderStateLabels,
  ...{ waiting: 'Waiting', sent: 'Sent', done: 'Done', cancelled: 'Cancelled', approved: 'Approved' },
  ...{ declined: 'Declined', withdrawn: 'Withdrawn', overtaken: 'Overtaken by a later change' },
};

/** What the values of a field are called. */
const labels: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  cameBy: arrivals,
  state: states,
  stage: states,
  attention: { ...attentionLabels, any: 'any' },
  provider: providerNames,
  what: { off: 'Day off', extra: 'Extra hours' },
  kind: faultLabels,
  action: { publish: 'Publish', unpublish: 'Unpublish', prices: 'Change prices' },
};

/** Their values have `_` or `-` between the words. */
const codes: ReadonlySet<string> = new Set([
  'state',
  'stage',
  'attention',
  'kind',
  'action',
  'by',
  'view',
  'step',
]);

const dayWords = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });
const timeWords = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});

const dayMs = 24 * 60 * 60_000;

interface About {
  uid: string | null;
  /** Of content, whose texts are shown as they were written. */
  isContent: boolean;
  permissionName: (permission: string) => string;
}

export function inWords(list: readonly ChangedField[], about: About): ChangedField[] {
  const { isContent } = about;
  const currency = list.find(({ path }) => path === 'currency')?.after ?? null;
  return list.map(({ path, before, after }) => {
    const parts = path.split(' › ');
    const field = parts.at(-1) ?? path;
    const read = (value: string | null) =>
      value === null || value === '' || isContent ? value : valueInWords(field, value, currency);
    return {
      path: parts.map((part) => partName(part, about)).join(' › '),
      before: read(before),
      after: read(after),
    };
  });
}

function partName(part: string, { uid, isContent, permissionName }: About): string {
  if (isContent) return splitName(part);
  return part.includes('::') ? permissionName(part) : nameInWords(part, uid);
}

/** @param currency of the amounts next to it, if one was sent with them */
function valueInWords(field: string, value: string, currency: string | null): string {
  const money = moneyInWords(field, value, currency);
  if (money !== null) return money;
  if (value === 'true' || value === 'false') return value === 'true' ? 'yes' : 'no';
  const known = ownEntry(labels, field);
  // Several attentions stand between commas.
  if (known !== undefined)
    return value
      .split(',')
      .filter((one) => one !== '')
      .map((one) => ownEntry(known, one) ?? codeInWords(field, one))
      .join(', ');
  if (/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(value)) return `${timeWords.format(new Date(value))} UTC`;
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return dayWords.format(new Date(`${value}T00:00:00Z`));
  if (/^[[{]/.test(value)) return listInWords(value);
  if (field === 'lifespan' && /^\d+$/.test(value)) return `${String(Number(value) / dayMs)} days`;
  return codeInWords(field, value);
}

const codeInWords = (field: string, value: string): string =>
  codes.has(field) ? value.replace(/[_-]/g, ' ') : value;

/** A setting may have an amount under the name of each currency. */
function moneyInWords(field: string, value: string, currency: string | null): string | null {
  const unit = field.endsWith('Minor') ? currency : field;
  return isCurrency(unit) && /^-?\d{1,15}$/.test(value) ? formatMoney(Number(value), unit) : null;
}

/** A list or a group of values, as JSON. One that was cut when it was stored is shown as it is. */
function listInWords(json: string): string {
  try {
    return partInWords(JSON.parse(json));
  } catch {
    return json;
  }
}

function partInWords(part: unknown): string {
  if (Array.isArray(part)) return part.map(partInWords).join(', ');
  if (!isRecord(part)) return typeof part === 'string' ? part : JSON.stringify(part);
  const { currency = null, weekday, ...rest } = part;
  const day = typeof weekday === 'number' ? weekdays[weekday - 1] : undefined;
  const kept = day === undefined && weekday !== undefined ? { weekday, ...rest } : rest;
  const unit = typeof currency === 'string' ? currency : null;
  const said = Object.entries(kept).map(([name, value]) => {
    const text = isRecord(value) || Array.isArray(value) ? partInWords(value) : String(value);
    return `${nameInWords(name, null)} ${valueInWords(name, text, unit)}`;
  });
  return [...(day === undefined ? [] : [day]), ...said].join(' ');
}
