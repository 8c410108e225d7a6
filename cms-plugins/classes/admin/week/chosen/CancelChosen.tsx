import type { PlannedClass } from '@lanternway/contracts/enquiries/staff-classes';
import { cancelClass, readItem } from '@lanternway/contracts/enquiries/staff-calls';
import { readCall, writeCall } from '@lanternway/contracts/wire/staff-endpoint';
import { useChange } from '@lanternway/desk/asking/use-change';
import { useLoaded } from '@lanternway/desk/asking/use-loaded';
import { Labelled } from '@lanternway/desk/inputs/Labelled';
import { AskDialog } from '@lanternway/desk/parts/AskDialog';
import { Textarea } from '@strapi/design-system';
import { useState } from 'react';

/** Cancels a class to come; the parent gets a mail. */
export function CancelChosen({ planned, onCancelled }: { planned: PlannedClass; onCancelled: () => void }) {
  const at = { kind: 'free-class', id: planned.id };
  const { loaded, reload } = useLoaded(readCall(readItem, at));
  const { send, isBusy } = useChange(reload);
  const [message, setMessage] = useState('');
  return (
    <AskDialog
      open="Cancel the class"
      variant="danger-light"
      size="M"
      title="Cancel the class?"
      text={`${planned.name}'s parent gets an email that the class is cancelled, and it disappears from their calendar.`}
      confirm="Cancel the class"
      isBusy={isBusy}
      onConfirm={async () => {
        if (loaded.kind !== 'loaded') return 'The class is not loaded yet. Please try again.';
        const { version } = loaded.value;
        const changed = await send(writeCall(cancelClass, at, { version, message }), () => ({
          type: 'success',
          message: 'The class is cancelled. The parent gets an email.',
        }));
        if (changed.kind === 'refused') return changed.sentence;
        onCancelled();
        return null;
      }}
    >
      <Labelled name="cancelMessage" label="Message to the parent (optional)" fault={undefined}>
        <Textarea
          value={message}
          maxLength={1000}
          onChange={(event: { target: { value: string } }) => {
            setMessage(event.target.value);
          }}
        />
      </Labelled>
    </AskDialog>
  );
}
