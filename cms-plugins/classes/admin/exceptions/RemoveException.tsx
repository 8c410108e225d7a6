import type { ClassException, HoursPage } from '@lanternway/contracts/classes/staff';
import { removeException } from '@lanternway/contracts/classes/staff-calls';
import { writeCall } from '@lanternway/contracts/wire/staff-endpoint';
import { useChange } from '@lanternway/desk/asking/use-change';
import { AskDialog } from '@lanternway/desk/parts/AskDialog';
import { periodInWords } from '../words';

interface RemoveExceptionProps {
  row: ClassException;
  reload: () => void;
  onRemoved: (page: HoursPage) => void;
}

/** Removes a time off, or hours in addition. */
export function RemoveException({ row, reload, onRemoved }: RemoveExceptionProps) {
  const { send, isBusy } = useChange(reload);
  const period = periodInWords(row);

  async function remove(): Promise<string | null> {
    const changed = await send(writeCall(removeException, { id: row.id }, {}), (page) => {
      onRemoved(page);
      return { type: 'success', message: 'Removed. Parents see it at once.' };
    });
    return changed.kind === 'done' ? null : changed.sentence;
  }

  return (
    <AskDialog
      open="Remove"
      label={`Remove ${period}`}
      variant="tertiary"
      title={row.what === 'off' ? 'Remove this time off?' : 'Remove these extra hours?'}
      text={
        row.what === 'off'
          ? `${period}. Parents can book the hours of that time again.`
          : `${period}. Classes that are booked in it stay booked.`
      }
      confirm="Remove it"
      isBusy={isBusy}
      onConfirm={remove}
    />
  );
}
