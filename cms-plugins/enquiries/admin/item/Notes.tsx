import { addNote } from '@lanternway/contracts/enquiries/staff-calls';
import { newNote } from '@lanternway/contracts/enquiries/staff-item';
import { parse } from '@lanternway/contracts/wire/parse';
import { NotePanel } from '@lanternway/desk/parts/NotePanel';
import type { PartProps } from './ItemPage';

/** Adds a note to an enquiry. */
export function Notes({ item, change, isBusy }: PartProps) {
  if (change === null) return null;
  return (
    <NotePanel
      draftKey={`enquiries/${item.id}/note`}
      placeholder="What was said, what matters"
      isBusy={isBusy}
      onAdd={async (text) => {
        const note = parse(newNote, { text });
        if (note.kind === 'invalid') return { isAdded: false, fault: note.errors['text'] };
        const changed = await change(addNote, note.value, 'The note is added.');
        return { isAdded: changed.kind === 'done' };
      }}
    />
  );
}
