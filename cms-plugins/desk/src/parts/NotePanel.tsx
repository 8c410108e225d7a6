import { Button, Flex, Textarea } from '@strapi/design-system';
import { useState, type FormEvent } from 'react';
import { useDraft } from '../drafts/use-kept';
import { Labelled } from '../inputs/Labelled';
import { StackedForm } from '../inputs/StackedForm';
import { Panel } from './Panel';

interface NotePanelProps {
  /** Names the half-written note that is kept in this tab. */
  draftKey: string;
  placeholder: string;
  isBusy: boolean;
  /** Answers whether it was added, or the message to show at the field. */
  onAdd: (text: string) => Promise<{ isAdded: boolean; fault?: string | undefined }>;
}

/** Adds a note. A half-written note is kept until it is added. */
export function NotePanel({ draftKey, placeholder, isBusy, onAdd }: NotePanelProps) {
  const [draft, setDraft] = useDraft(draftKey);
  const [fault, setFault] = useState<string>();

  async function add(event: FormEvent): Promise<void> {
    event.preventDefault();
    const { isAdded, fault: found } = await onAdd(draft);
    setFault(found);
    if (isAdded) setDraft('');
  }

  return (
    <Panel title="Notes">
      <StackedForm onSubmit={add}>
        <Labelled name="note" label="New note" fault={fault}>
          <Textarea
            value={draft}
            placeholder={placeholder}
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
      </StackedForm>
    </Panel>
  );
}
