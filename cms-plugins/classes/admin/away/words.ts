import type { GivenLines } from '@lanternway/contracts/enquiries/staff-away';

type Line = GivenLines['lines'][number];

/** What became of one class. */
export function resultInWords({ result, teacher }: Line): string {
  switch (result) {
    case 'given':
      return `Moved: ${teacher ?? 'another teacher'} gives it now.`;
    case 'nobody':
      return 'No other teacher is free then. Move or cancel it by hand.';
    case 'changed':
      return 'Someone else has changed this class in the meantime. Nothing was done.';
  }
}

/** What is said of all of them. */
export function tallyOf(lines: readonly Line[]): { type: 'success' | 'warning'; message: string } {
  const given = lines.filter(({ result }) => result === 'given').length;
  const isAll = given === lines.length;
  return {
    type: isAll ? 'success' : 'warning',
    message: `${String(given)} of ${String(lines.length)} ${lines.length === 1 ? 'class' : 'classes'} moved. ${
      isAll ? 'No time has changed, so no parent was mailed.' : 'See below what is left.'
    }`,
  };
}
