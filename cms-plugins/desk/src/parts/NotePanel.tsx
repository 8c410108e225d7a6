import { Button, Flex, Textarea } from '@strapi/design-system';
import { useState, type FormEvent } from 'react';
import { useDraft } from '../drafts/use-draft';
import { Labelled } from '../inputs/Labelled';
import { Panel } from './Panel';

interface NotePanelProps {
  /** The key under which the half-written note is kept in this tab. */
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
        </Flex>
      </form>
    </Panel>
  );
}
