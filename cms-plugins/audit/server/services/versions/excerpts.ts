import { cutText } from '@lanternway/contracts/fields/cut-text';

const shortEnough = 240;
const longest = 2_000;

/** Two long texts without the lines that are the same in both, except those next to what differs. */
export function excerptsOf(before: string, after: string): [before: string, after: string] {
  if (before === '' || after === '' || Math.max(before.length, after.length) <= shortEnough)
    return [cut(before), cut(after)];
  const was = before.split('\n');
  const is = after.split('\n');
  const most = Math.min(was.length, is.length);
  let start = 0;
  while (start < most && was[start] === is[start]) start += 1;
  let end = 0;
  while (end < most - start && was.at(-1 - end) === is.at(-1 - end)) end += 1;
  const from = Math.max(0, start - 1);
  const after1 = Math.max(0, end - 1);
  return [between(was, from, after1), between(is, from, after1)];
}

function between(lines: readonly string[], start: number, end: number): string {
  const kept = lines.slice(start, lines.length - end).join('\n');
  return cut(`${start > 0 ? '…\n' : ''}${kept}${end > 0 ? '\n…' : ''}`);
}

const cut = (text: string): string =>
  text.length > longest ? `${cutText(text, { characters: longest })}…` : text;
