import type { PlannedClass } from '@lanternway/contracts/enquiries/staff-classes';
import { cancelClass, readItem } from '@lanternway/contracts/enquiries/staff-calls';
import { classCancel } from '@lanternway/contracts/enquiries/staff-item';
import { parse } from '@lanternway/contracts/wire/parse';
import { readCall, writeCall } from '@lanternway/contracts/wire/staff-endpoint';
import { useChange } from '@lanternway/desk/asking/use-change';
import { useLoaded } from '@lanternway/desk/asking/use-loaded';
import { useDraft } from '@lanternway/desk/drafts/use-kept';
import { cancelWords } from '@lanternway/desk/format/classes';
import { Labelled } from '@lanternway/desk/inputs/Labelled';
import { AskDialog } from '@lanternway/desk/parts/AskDialog';
import { Textarea } from '@strapi/design-system';

/** Cancels a class to come; the parent gets a mail. */
export function CancelChosen({ planned, onCancelled }: { planned: PlannedClass; onCancelled: () => void }) {
  const at = { kind: 'free-class', id: planned.id };
  const { loaded, reload } = useLoaded(readCall(readItem, at));
  const { send, isBusy } = useChange(reload);
  const [message, setMessage] = useDraft(`enquiries/${planned.id}/cancel`);
  return (
    <AskDialog
      open="Cancel the class"
      variant="danger-light"
      size="M"
      title="Cancel the class?"
      text={cancelWords.before(planned.name)}
      confirm="Cancel the class"
      isBusy={isBusy}
      onConfirm={async () => {
        if (loaded.kind !== 'loaded') return 'The class is not loaded yet. Please try again.';
        const request = parse(classCancel, { version: loaded.value.version, message });
        if (request.kind === 'invalid') return Object.values(request.errors).join(' ');
        const changed = await send(writeCall(cancelClass, at, request.value), () => ({
          type: 'success',
          message: cancelWords.done,
        }));
        if (changed.kind === 'refused') return changed.sentence;
        setMessage('');
        onCancelled();
        return null;
      }}
    >
      <Labelled name="cancelMessage" label="Message to the parent (optional)" fault={undefined}>
        <Textarea
          value={message}
          onChange={(event: { target: { value: string } }) => {
            setMessage(event.target.value);
          }}
        />
      </Labelled>
    </AskDialog>
  );
}
