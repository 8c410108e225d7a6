import type { MailDetail } from '@lanternway/contracts/mail/mails';
import { readMail, sendMailAgain, sendMailNow } from '@lanternway/contracts/mail/staff-calls';
import { readCall, writeCall } from '@lanternway/contracts/wire/staff-endpoint';
import { useLoaded } from '@lanternway/desk/asking/use-loaded';
import { Found } from '@lanternway/desk/loading/Found';
import { Button, Flex, Modal } from '@strapi/design-system';
import { MailFacts } from './MailFacts';
import { RenderedMail } from './RenderedMail';
import { paceMs } from './pace';
import { useSending } from './use-sending';

interface MailModalProps {
  id: string;
  onClose: () => void;
  /** Called after an action that changes the list. */
  onChange: () => void;
}

/** One mail: its data, its content, and its actions. */
export function MailModal({ id, onClose, onChange }: MailModalProps) {
  const asked = useLoaded(readCall(readMail, { id }), () => paceMs);
  const { loaded, reload } = asked;
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
          <Found asked={asked} missing="This mail is no longer kept.">
            {(mail) => (
              <Flex direction="column" alignItems="stretch" gap={6}>
                <MailFacts mail={mail} />
                <RenderedMail mail={mail} />
              </Flex>
            )}
          </Found>
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
