import type { MailDetail } from '@lanternway/contracts/mail/mails';
import { sendMailAgain, sendMailNow } from '@lanternway/contracts/mail/staff-calls';
import { writeCall } from '@lanternway/contracts/wire/staff-endpoint';
import { Button, Flex, Modal, Typography } from '@strapi/design-system';
import { Page } from '@strapi/strapi/admin';
import { MailFacts } from './MailFacts';
import { RenderedMail } from './RenderedMail';
import { useMail } from './use-mails';
import { useSending } from './use-sending';

interface MailModalProps {
  id: string;
  onClose: () => void;
  /** Called after an action that changes the list. */
  onChange: () => void;
}

/** One mail: its data, its content, and its actions. */
export function MailModal({ id, onClose, onChange }: MailModalProps) {
  const { loaded, reload } = useMail(id);
  return (
    <Modal.Root
      open
      onOpenChange={(isOpen: boolean) => {
        if (!isOpen) onClose();
      }}
    >
      <Modal.Content>
        <Modal.Header>
          <Modal.Title>{loaded.kind === 'loaded' ? loaded.value.kind : 'Mail'}</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          {loaded.kind === 'loading' && <Page.Loading />}
          {loaded.kind === 'failed' && (
            <Typography>This mail cannot be shown. It may no longer be kept.</Typography>
          )}
          {loaded.kind === 'loaded' && (
            <Flex direction="column" alignItems="stretch" gap={6}>
              <MailFacts mail={loaded.value} />
              <RenderedMail mail={loaded.value} />
            </Flex>
          )}
        </Modal.Body>
        <Modal.Footer>
          <Modal.Close>
            <Button variant="tertiary">Close</Button>
          </Modal.Close>
          {loaded.kind === 'loaded' && (
            <SendButtons
              mail={loaded.value}
              onDone={() => {
                reload();
                onChange();
              }}
            />
          )}
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  );
}

function SendButtons({ mail, onDone }: { mail: MailDetail; onDone: () => void }) {
  const { maySend, isSending, send } = useSending(onDone);
  const { id, maySendAgain, maySendNow } = mail;
  if (!maySend || !(maySendAgain || maySendNow)) return null;
  return (
    <Button
      loading={isSending}
      onClick={() => {
        send(writeCall(maySendNow ? sendMailNow : sendMailAgain, { id: String(id) }, {}));
      }}
    >
      {maySendNow ? 'Send now' : 'Send again'}
    </Button>
  );
}
