import type { ChangedField, Line } from './staff.js';

const mostOfValue = 60;

const short = (value: string): string =>
  value.length > mostOfValue ? `${value.slice(0, mostOfValue)}…` : value;

/** 'prices › INR: ₹76,999 → ₹75,999'; only the name where no value is kept. */
export function wordsOfField({ path, before, after }: ChangedField): string {
  if (before === null && after === null) return path;
  if (before === null) return `${path}: ${short(after ?? '')}`;
  return `${path}: ${before === '' ? '(empty)' : short(before)} → ${(after ?? '') === '' ? '(empty)' : short(after ?? '')}`;
}

/** What changed, in one line; empty where nothing is kept. */
export function changesOf({ first, fields }: Pick<Line, 'first' | 'fields'>): string {
  if (first.length === 0) return '';
  const rest = fields - first.length;
  const words = first.map(wordsOfField).join('; ');
  return rest > 0 ? `${words} and ${String(rest)} more` : words;
}

/** What is said of a call whose end is not known; empty for all others. */
export const doubtOf = ({ outcome }: Pick<Line, 'outcome'>): string =>
  outcome === 'done' ? '' : ' (begun; whether it was done is not known)';

/** A whole line without the name: 'changed Coding Yearly: prices › INR: ₹76,999 → ₹75,999'. */
export function sentenceOfLine(line: Line): string {
  const changes = changesOf(line);
  const what = line.title === null ? line.words : `${line.words} ${line.title}`;
  return `${what}${changes === '' ? '' : `: ${changes}`}${doubtOf(line)}`;
}
