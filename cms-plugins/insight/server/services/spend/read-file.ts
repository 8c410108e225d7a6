import {
  newSpend,
  spendFileTitles,
  type NewSpend,
  type SpendPreview,
} from '@lanternway/contracts/insight/staff-spend';
import { parse as parseFields } from '@lanternway/contracts/wire/parse';
import { readCsv } from './read-csv';

export interface ReadLine {
  shown: SpendPreview['rows'][number];
  /** Null where something is wrong with it. */
  spend: NewSpend | null;
}

export type ReadFile = { kind: 'read'; lines: ReadLine[] } | { kind: 'unreadable'; problem: string };

const mostLines = 2_000;

/** Reads a file of spend. Lines that repeat what an earlier one says are refused. */
export function readFile(csv: string): ReadFile {
  const [titles, ...rows] = readCsv(csv);
  const missing = spendFileTitles.filter((title) => !isOptional(title) && indexOf(titles ?? [], title) < 0);
  if (titles === undefined || missing.length > 0)
    return {
      kind: 'unreadable',
      problem: `The first line must have these titles: ${spendFileTitles.join(', ')}.`,
    };
  if (rows.length > mostLines)
    return { kind: 'unreadable', problem: 'The file has more than 2,000 lines. Please import it in parts.' };
  const seen = new Set<string>();
  const lines = rows.map((row, at) => {
    const cell = (title: string) => (row[indexOf(titles, title)] ?? '').trim().replace(/^'(?=[=+@-])/, '');
    const line = readLine(at + 2, cell);
    const key = line.spend === null ? null : keyOf(line.spend);
    if (key !== null && seen.has(key))
      return refused(line, 'An earlier line of the file says the same days.');
    if (key !== null) seen.add(key);
    return line;
  });
  return { kind: 'read', lines };
}

const isOptional = (title: string): boolean => title === 'Campaign' || title === 'Note';

const indexOf = (titles: readonly string[], title: string): number =>
  titles.findIndex((one) => one.trim().toLowerCase() === title.toLowerCase());

export const keyOf = ({ source, campaign, from, to }: NewSpend): string =>
  JSON.stringify([source, campaign, from, to]);

export const refused = ({ shown }: ReadLine, problem: string): ReadLine => ({
  shown: { ...shown, problem },
  spend: null,
});

function readLine(line: number, cell: (title: string) => string): ReadLine {
  const sent = {
    source: cell('Source'),
    campaign: cell('Campaign'),
    from: cell('From'),
    to: cell('To'),
    currency: cell('Currency').toUpperCase(),
    note: cell('Note'),
  };
  const amount = cell('Amount');
  const parsed = parseFields(newSpend, { ...sent, amountMinor: minorOf(amount) });
  const problem = parsed.kind === 'valid' ? '' : Object.values(parsed.errors).join(' ');
  return {
    shown: { line, ...sent, amount, problem },
    spend: parsed.kind === 'valid' ? parsed.value : null,
  };
}

/** 1,200.50 as paise. A comma before three digits parts thousands; no other sign is understood. */
function minorOf(amount: string): number | undefined {
  const plain = amount.replace(/,(?=\d{2,3}(?:\D|$))/g, '');
  if (!/^\d{1,9}(?:\.\d{1,2})?$/.test(plain)) return undefined;
  const [whole = '0', part = ''] = plain.split('.');
  return Number(whole) * 100 + Number(part.padEnd(2, '0'));
}
