import { deskSentences } from '@lanternway/contracts/enquiries/staff';
import { privacyErase } from '@lanternway/contracts/enquiries/staff-privacy';
import { parse } from '@lanternway/contracts/wire/parse';
import { Labelled } from '@lanternway/desk/inputs/Labelled';
import { Button, Flex, Modal, Textarea, TextInput, Typography } from '@strapi/design-system';
import { Trash } from '@strapi/icons';
import { useState, type FormEvent } from 'react';
import type { Erasure, Refused } from './use-privacy';

interface EraseButtonProps {
  email: string;
  isBusy: boolean;
  onErase: (erasure: Erasure) => Promise<Refused | null>;
}

/** Asks for the address again and for a reason: erased data cannot be restored. */
export function EraseButton(props: EraseButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Modal.Root open={isOpen} onOpenChange={setIsOpen}>
      <Modal.Trigger>
        <Button variant="danger" startIcon={<Trash />}>
          Erase everything
        </Button>
      </Modal.Trigger>
      <Modal.Content>
        <EraseForm
          {...props}
          onDone={() => {
            setIsOpen(false);
          }}
        />
      </Modal.Content>
    </Modal.Root>
  );
}

function EraseForm({ email, isBusy, onErase, onDone }: EraseButtonProps & { onDone: () => void }) {
  const [confirm, setConfirm] = useState('');
  const [reason, setReason] = useState('');
  const [faults, setFaults] = useState<Record<string, string>>({});

  async function erase(event: FormEvent): Promise<void> {
    event.preventDefault();
    const request = parse(privacyErase, { email, confirm, reason });
    if (request.kind === 'invalid') {
      setFaults(request.errors);
      return;
    }
    if (confirm.trim().toLowerCase() !== email) {
      setFaults({ confirm: deskSentences.confirmMismatch });
      return;
    }
    const refused = await onErase(request.value);
    setFaults(refused?.faults ?? {});
    if (refused === null) onDone();
  }

  return (
    <form
      noValidate
      // The dialog lays out its head, body and foot, and lets the body scroll between them.
      style={{ display: 'contents' }}
      onSubmit={(event) => {
        void erase(event);
      }}
    >
      <Modal.Header>
        <Modal.Title>{`Erase everything under ${email}?`}</Modal.Title>
      </Modal.Header>
      <Modal.Body>
        <Flex direction="column" alignItems="stretch" gap={4}>
          <Typography>
            This removes for good all enquiries with their notes and resumes, the account, and the mails that
            were sent. A class that is still to come leaves the desk. No email is sent. Kept is only that it
            was done, by whom and why, without the address.
          </Typography>
          <Labelled name="confirm" label="Type the address once more" fault={faults['confirm']}>
            <TextInput
              autoComplete="off"
              value={confirm}
              onChange={(event) => {
                setConfirm(event.target.value);
              }}
            />
          </Labelled>
          <Labelled
            name="reason"
            label="Reason"
            hint="For example: asked by mail on 3 March."
            fault={faults['reason']}
          >
            <Textarea
              value={reason}
              onChange={(event: { target: { value: string } }) => {
                setReason(event.target.value);
              }}
            />
          </Labelled>
        </Flex>
      </Modal.Body>
      <Modal.Footer>
        <Modal.Close>
          <Button variant="tertiary">Cancel</Button>
        </Modal.Close>
        <Button type="submit" variant="danger" loading={isBusy}>
          Erase for good
        </Button>
      </Modal.Footer>
    </form>
  );
}
