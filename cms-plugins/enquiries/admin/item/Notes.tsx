import { newNote } from '@lanternway/contracts/desk-item';
import { parse } from '@lanternway/contracts/parse';
import { Button, Field, Flex, Textarea } from '@strapi/design-system';
import { useEffect, useState, type FormEvent } from 'react';
import { Panel } from '../parts/Panel';
import type { PartProps } from './ItemPage';

/** Adds a note. What is half written is kept in this tab, whatever happens before it is added. */
export function Notes({ item, change, isBusy }: PartProps) {
  const [draft, setDraft] = useDraft(`lanternway.desk.note.${item.id}`);
  const [fault, setFault] = useState<string | null>(null);
  if (change === null) return null;

  const add = async (event: FormEvent) => {
    event.preventDefault();
    const note = parse(newNote, { text: draft });
    if (note.kind === 'invalid') {
      setFault(note.errors['text'] ?? null);
      return;
    }
    setFault(null);
    const changed = await change('notes', note.value, 'The note is added.');
    if (changed.kind === 'done') setDraft('');
  };

  return (
    <Panel title="Notes">
      <form
        noValidate
        onSubmit={(event) => {
          void add(event);
        }}
      >
        <Flex direction="column" alignItems="stretch" gap={3}>
          <Field.Root name="note" {...(fault === null ? {} : { error: fault })}>
            <Field.Label>New note</Field.Label>
            <Textarea
              value={draft}
              placeholder="What was said, what matters"
              onChange={(event: { target: { value: string } }) => {
                setDraft(event.target.value);
              }}
            />
            <Field.Error />
          </Field.Root>
          <Flex justifyContent="end">
            <Button type="submit" variant="secondary" loading={isBusy}>
              Add the note
            </Button>
          </Flex>
        </Flex>
      </form>
    </Panel>
  );
}

function useDraft(key: string): [draft: string, setDraft: (draft: string) => void] {
  const [draft, setDraft] = useState(() => sessionStorage.getItem(key) ?? '');
  useEffect(() => {
    if (draft === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, draft);
  }, [key, draft]);
  return [draft, setDraft];
}
