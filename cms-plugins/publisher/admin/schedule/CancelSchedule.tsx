import type { Schedule } from '@lanternway/contracts/publishing/schedules';
import { cancelSchedule } from '@lanternway/contracts/publishing/staff-calls';
import { readCall } from '@lanternway/contracts/wire/staff-endpoint';
import { AskDialog } from '@lanternway/desk/parts/AskDialog';
import { formatTime } from '@lanternway/desk/format/times';
import { useDoing } from '../asking/use-doing';
import { scheduleLabels } from '../labels';

/** Cancels a plan. */
export function CancelSchedule({ schedule, onDone }: { schedule: Schedule; onDone: () => void }) {
  const { isBusy, act } = useDoing();
  const { id, action, entry, at } = schedule;

  async function cancel(): Promise<string | null> {
    const cancelled = await act(readCall(cancelSchedule, { id }), 'The change is cancelled.');
    if (cancelled.kind === 'refused') return cancelled.sentence;
    onDone();
    return null;
  }

  return (
    <AskDialog
      open="Cancel"
      label={`Cancel: ${scheduleLabels[action]} ${entry.title}`}
      variant="tertiary"
      title="Cancel this change?"
      text={`${scheduleLabels[action]}: “${entry.title}”, ${formatTime(at)}. The entry stays as it is.`}
      confirm="Cancel it"
      isBusy={isBusy}
      onConfirm={cancel}
    />
  );
}
