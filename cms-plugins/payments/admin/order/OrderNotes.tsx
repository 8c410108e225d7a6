import { orderNote } from '@lanternway/contracts/payments/staff';
import { noteOnOrder } from '@lanternway/contracts/payments/staff-calls';
import { parse } from '@lanternway/contracts/wire/parse';
import { writeCall } from '@lanternway/contracts/wire/staff-endpoint';
import { NotePanel } from '@lanternway/desk/parts/NotePanel';
import type { PartProps } from './OrderPage';

/** Adds a note to the timeline. */
export function OrderNotes({ order, change, isBusy }: PartProps) {
  return (
    <NotePanel
      draftKey={`orders/${order.id}/note`}
      placeholder="What you found out or agreed"
      isBusy={isBusy}
      onAdd={async (text) => {
        const note = parse(orderNote, { note: text });
        if (note.kind === 'invalid') return { isAdded: false, fault: note.errors['note'] };
        const changed = await change(writeCall(noteOnOrder, { id: order.id }, note.value));
        return changed.kind === 'done' ? { isAdded: true } : { isAdded: false, fault: changed.sentence };
      }}
    />
  );
}
