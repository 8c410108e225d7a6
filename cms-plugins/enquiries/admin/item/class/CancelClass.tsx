import { cancelClass } from '@lanternway/contracts/enquiries/staff-calls';
import { classCancel } from '@lanternway/contracts/enquiries/staff-item';
import { parse } from '@lanternway/contracts/wire/parse';
import { useDraft } from '@lanternway/desk/drafts/use-kept';
import { cancelWords } from '@lanternway/desk/format/classes';
import { Button, Dialog, Field, Flex, Textarea, Typography } from '@strapi/design-system';
import { useState } from 'react';
import type { WorkProps } from '../WhoAndWhere';

/** Cancels the class after a confirmation; the parent gets a mail. */
export function CancelClass({ item, change, isBusy }: WorkProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [message, setMessage] = useDraft(`enquiries/${item.id}/cancel`);
  const [fault, setFault] = useState<string | null>(null);

  async function cancel(): Promise<void> {
    const request = parse(classCancel, { version: item.version, message });
    if (request.kind === 'invalid') {
      setFault(request.errors['message'] ?? null);
      return;
    }
    const changed = await change(cancelClass, request.value, cancelWords.done);
    setFault(changed.kind === 'refused' ? changed.sentence : null);
    if (changed.kind !== 'done') return;
    setMessage('');
    setIsOpen(false);
  }

  return (
    <Dialog.Root open={isOpen} onOpenChange={setIsOpen}>
      <Dialog.Trigger>
        <Button variant="danger-light">Cancel the class</Button>
      </Dialog.Trigger>
      <Dialog.Content>
        <Dialog.Header>Cancel the class?</Dialog.Header>
        <Dialog.Body>
          <Flex direction="column" alignItems="stretch" gap={3} width="100%">
            <Typography>{cancelWords.before(item.name)}</Typography>
            <Field.Root name="cancelMessage" {...(fault === null ? {} : { error: fault })}>
              <Field.Label>Message to the parent (optional)</Field.Label>
              <Textarea
                value={message}
                onChange={(event: { target: { value: string } }) => {
                  setMessage(event.target.value);
                }}
              />
              <Field.Error />
            </Field.Root>
          </Flex>
        </Dialog.Body>
        <Dialog.Footer>
          <Dialog.Cancel>
            <Button fullWidth variant="tertiary">
              Keep the class
            </Button>
          </Dialog.Cancel>
          <Button
            fullWidth
            variant="danger"
            loading={isBusy}
            onClick={() => {
              void cancel();
            }}
          >
            Cancel the class
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
