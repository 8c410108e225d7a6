import type { ChainState } from '@lanternway/contracts/audit/staff';
import { formatTime } from '@lanternway/desk/format/times';

/** How far the log has hashes that show whether its lines are as they were written. */
export function stateInWords({ day, mailedAt, checkedAt }: ChainState): string {
  if (day === null) return 'The first daily hash is made tonight';
  const checked = checkedAt === null ? '' : `, all checked ${formatTime(checkedAt)}`;
  return mailedAt === null
    ? `Hash of ${day} made${checked}`
    : `Hash of ${day} sent to the operator ${formatTime(mailedAt)}${checked}`;
}
