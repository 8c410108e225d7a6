import {
  campaignAddress,
  campaignSentences,
  campaignWord,
  campaignWordLength,
} from '@lanternway/contracts/publishing/campaign-links';
import { makeCampaignLink } from '@lanternway/contracts/publishing/staff-calls';
import { writeCall } from '@lanternway/contracts/wire/staff-endpoint';
import { useTyped } from '@lanternway/desk/drafts/use-kept';
import { Labelled } from '@lanternway/desk/inputs/Labelled';
import { Refusal } from '@lanternway/desk/inputs/Refusal';
import { StackedForm } from '@lanternway/desk/inputs/StackedForm';
import { KeptNote } from '@lanternway/desk/parts/KeptNote';
import { Button, Flex, Modal, TextInput, Typography } from '@strapi/design-system';
import { Plus } from '@strapi/icons';
import { useState, type FormEvent } from 'react';
import { useDoing } from '../asking/use-doing';
import type { Entry } from '../entry/EntrySite';

interface NewLinkProps {
  entry: Entry;
  /** The full address of the page. */
  page: string;
  campaign: string;
  onMade: () => void;
}

/** Opens the form for a new link. */
export function NewLink({ onMade, ...of }: NewLinkProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Modal.Root open={isOpen} onOpenChange={setIsOpen}>
      <Modal.Trigger>
        <Button variant="secondary" startIcon={<Plus />}>
          New link
        </Button>
      </Modal.Trigger>
      <Modal.Content>
        <Modal.Header>
          <Modal.Title>New campaign link</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Flex direction="column" alignItems="stretch" width="100%">
            <LinkForm
              {...of}
              onMade={() => {
                setIsOpen(false);
                onMade();
              }}
            />
          </Flex>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

const fields = [
  { name: 'source', label: 'Source', hint: 'Where the link will stand, such as instagram or newsletter.' },
  { name: 'medium', label: 'Medium', hint: 'What kind of link it is, such as post, mail or flyer.' },
  { name: 'content', label: 'Content', hint: 'Tells two links of one place apart. May be left out.' },
] as const;

const nothing = { source: '', medium: '', content: '' };

/** What is wrong with the words before they are sent. */
function faultsIn({ source, medium }: typeof nothing): Record<string, string> {
  return {
    ...(campaignWord(source) === '' ? { source: campaignSentences.source } : {}),
    ...(campaignWord(medium) === '' ? { medium: campaignSentences.medium } : {}),
  };
}

function LinkForm({ entry, page, campaign, onMade }: NewLinkProps) {
  const form = useTyped(`campaign-link.${entry.uid}.${entry.documentId}`, nothing);
  const typed = form.draft;
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const { isBusy, act } = useDoing();
  const words = {
    source: campaignWord(typed.source),
    medium: campaignWord(typed.medium),
    content: campaignWord(typed.content),
  };

  async function make(event: FormEvent): Promise<void> {
    event.preventDefault();
    // This form is a child of the entry's own form in React.
    event.stopPropagation();
    setRefusal(null);
    const found = faultsIn(typed);
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    const done = await act(writeCall(makeCampaignLink, {}, { ...entry, ...words }), 'The link is made.');
    if (done.kind === 'done') {
      form.forget();
      return onMade();
    }
    setFaults(done.faults);
    if (Object.keys(done.faults).length === 0) setRefusal(done.sentence);
  }

  return (
    <StackedForm gap={4} onSubmit={make}>
      <KeptNote wasKept={form.wasKept} onDiscard={form.forget} />
      {fields.map(({ name, label, hint }) => (
        <Labelled key={name} name={name} label={label} hint={hint} fault={faults[name]}>
          <TextInput
            maxLength={campaignWordLength}
            value={typed[name]}
            onChange={({ target }: { target: { value: string } }) => {
              form.edit({ [name]: target.value });
            }}
          />
        </Labelled>
      ))}
      <Typography variant="pi" textColor="neutral600" style={{ overflowWrap: 'anywhere' }}>
        {campaignAddress(page, { ...words, campaign })}
      </Typography>
      <Refusal sentence={refusal} />
      <Flex>
        <Button type="submit" loading={isBusy}>
          Make the link
        </Button>
      </Flex>
    </StackedForm>
  );
}
