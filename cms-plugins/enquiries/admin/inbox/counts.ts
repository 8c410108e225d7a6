import type { Summary } from '@lanternway/contracts/enquiries/staff';
import { formatSpan } from '@lanternway/desk/format/spans';

/** What waits: '31 open. 2 past their time, 2 more within the hour. The longest wait is 5 h 20.'. */
export function describeCounts({ open, late, soon, waitingSince }: Summary, now: Date): string {
  const parts = [
    ...(late > 0 ? [`${late.toLocaleString()} past their time`] : []),
    ...(soon > 0 ? [`${soon.toLocaleString()}${late > 0 ? ' more' : ''} within the hour`] : []),
  ];
  return [
    `${open.toLocaleString()} open.`,
    parts.length === 0 ? 'None is due within the hour.' : `${parts.join(', ')}.`,
    ...(waitingSince === null
      ? []
      : [`The longest wait is ${formatSpan(now.getTime() - new Date(waitingSince).getTime())}.`]),
  ].join(' ');
}
