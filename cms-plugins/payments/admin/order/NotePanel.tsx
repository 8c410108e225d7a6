import { orderNote } from '@lanternway/contracts/finance';
import { parse } from '@lanternway/contracts/parse';
import { Button, Flex, Textarea } from '@strapi/design-system';
import { useState, type FormEvent } from 'react';
import { Labelled } from '../parts/Labelled';
import { Panel } from '../parts/Panel';
import type { PartProps } from './OrderPage';
import { useDraft } from './use-draft';

/** Adds a note to the story. */
export function NotePanel({ order, change, isBusy }: PartProps) {
  const [draft, setDraft] = useDraft(`lanternway.finance.note.${order.id}`);
  const [fault, setFault] = useState<string>();

  async function add(event: FormEvent): Promise<void> {
    event.preventDefault();
    const wanted = parse(orderNote, { note: draft });
    setFault(wanted.kind === 'invalid' ? wanted.errors['note'] : undefined);
    if (wanted.kind === 'invalid') return;
    const changed = await change('note', wanted.value);
    if (changed.kind === 'done') setDraft('');
    else setFault(changed.sentence);
  }

  return (
    <Panel title="Notes">
      <form
        noValidate
        onSubmit={(event) => {
          void add(event);
        }}
      >
        <Flex direction="column" alignItems="stretch" gap={3}>
          <Labelled name="note" label="New note" fault={fault}>
            <Textarea
              value={draft}
              placeholder="What was found out, what was agreed"
              onChange={(event: { target: { value: string } }) => {
                setDraft(event.target.value);
              }}
            />
          </Labelled>
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
