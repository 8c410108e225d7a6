import type { Summary } from '@lanternway/contracts/enquiries/staff';
import { counted } from '@lanternway/desk/format/counted';

/** What is waiting, in one line: '3 new, 2 overdue, 1 due today, 4 open enquiries of yours.'. */
export function describeCounts({ newByKind, overdue, dueToday, mine }: Summary): string {
  const fresh = Object.values(newByKind).reduce((sum, count) => sum + count, 0);
  const parts = [
    ...(fresh > 0 ? [`${fresh.toLocaleString()} new`] : []),
    ...(overdue > 0 ? [`${overdue.toLocaleString()} overdue`] : []),
    ...(dueToday > 0 ? [`${dueToday.toLocaleString()} due today`] : []),
    ...(mine > 0 ? [counted(mine, 'open enquiry of yours', 'open enquiries of yours')] : []),
  ];
  return parts.length === 0 ? 'Nothing new, nothing due.' : `${parts.join(', ')}.`;
}
