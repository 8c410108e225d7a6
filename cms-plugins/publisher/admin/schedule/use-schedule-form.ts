import type { EntryChoice } from '@lanternway/contracts/publishing/entry';
import { addSchedule } from '@lanternway/contracts/publishing/staff-calls';
import { writeCall } from '@lanternway/contracts/wire/staff-endpoint';
import { useTyped } from '@lanternway/desk/drafts/use-kept';
import { browserZone } from '@lanternway/desk/format/zones';
import { useState, type FormEvent } from 'react';
import { useDoing } from '../asking/use-doing';
import { emptyDraft, fieldOf, readDraft, type Draft, type Faults } from './draft';

/** The typed values stay until the plan is saved. */
export function useScheduleForm(choice: EntryChoice | null, onDone: () => void) {
  const [faults, setFaults] = useState<Faults>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const { isBusy, act } = useDoing();

  // Actions and prices depend on the entry; the time stays when another entry is chosen.
  const entry = choice === null ? '' : `${choice.uid} ${choice.documentId}`;
  const [typedFor, setTypedFor] = useState(entry);
  const [name] = useState(`schedule.${entry}`);
  const { draft, edit, forget, wasKept } = useTyped<Draft>(name, emptyDraft);
  if (typedFor !== entry) {
    setTypedFor(entry);
    edit({ action: '', prices: {} });
    setFaults({});
  }

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    // Next to an entry, this form is a child of the entry's own form in React.
    event.stopPropagation();
    setRefusal(null);
    const read = readDraft(draft, choice, browserZone(), new Date());
    setFaults(read.kind === 'invalid' ? read.faults : {});
    if (read.kind === 'invalid') return;
    const planned = await act(writeCall(addSchedule, {}, read.request), 'It is scheduled.');
    if (planned.kind === 'refused') {
      const blamed = Object.entries(planned.faults).map(
        ([field, sentence]) => [fieldOf(field), sentence] as const,
      );
      const shown = blamed.filter(([field]) => field !== null);
      setFaults(Object.fromEntries(shown) as Faults);
      if (shown.length === 0) setRefusal(planned.sentence);
      return;
    }
    forget();
    onDone();
  }

  return {
    draft,
    faults,
    refusal,
    isBusy,
    save,
    edit,
    wasKept,
    forget,
  };
}
