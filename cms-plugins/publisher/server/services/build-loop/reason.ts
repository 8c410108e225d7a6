import { cutText } from '@lanternway/contracts/fields/cut-text';
import type { Cause } from './survey';

const labels: Record<Cause, string> = {
  first: 'First release',
  content: 'Changed content',
  day: 'A new day',
  code: 'New version of the site',
  asked: 'Asked for by hand',
  again: 'Asked for by hand',
};

/** One line: 'Coding Monthly and 3 more'. */
export function reasonOf(cause: Cause, titles: readonly string[]): string {
  const [first, ...others] = titles;
  if (cause !== 'content' || first === undefined) return labels[cause];
  const name = first.length > 120 ? `${cutText(first, { characters: 119 })}…` : first;
  return others.length === 0 ? name : `${name} and ${String(others.length)} more`;
}
