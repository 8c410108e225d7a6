import { putBackVersion, readVersion } from '@lanternway/contracts/audit/staff-calls';
import type { Version, VersionDetail } from '@lanternway/contracts/audit/versions';
import { readCall, writeCall } from '@lanternway/contracts/wire/staff-endpoint';
import { useChange } from '@lanternway/desk/asking/use-change';
import { useLoaded } from '@lanternway/desk/asking/use-loaded';
import { formatTime } from '@lanternway/desk/format/times';
import { Notice } from '@lanternway/desk/parts/Notice';
import { Button, Flex, Modal, Typography } from '@strapi/design-system';
import { Page } from '@strapi/strapi/admin';
import { useState } from 'react';
import { Differences } from './Differences';

export interface OpenEntry {
  uid: string;
  documentId: string;
  /** When the draft in the form was last saved; null where the form shows no draft. */
  savedAt: string | null;
  hasUnsaved: boolean;
}

const paceMs = 60_000;

interface VersionDialogProps {
  entry: OpenEntry;
  version: Version;
  /** The draft is another one now. */
  onPutBack: () => void;
}

/** Next to a version: what putting it back would change, and the button for it. */
export function VersionDialog({ entry, version, onPutBack }: VersionDialogProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Modal.Root open={isOpen} onOpenChange={setIsOpen}>
      <Modal.Trigger>
        <Button variant="tertiary" size="S" aria-label={`Look at the version of ${formatTime(version.at)}`}>
          Look
        </Button>
      </Modal.Trigger>
      {isOpen && (
        <Modal.Content>
          <Modal.Header>
            <Modal.Title>{`Version of ${formatTime(version.at)}`}</Modal.Title>
          </Modal.Header>
          <Opened
            {...{ entry, version }}
            onPutBack={() => {
              setIsOpen(false);
              onPutBack();
            }}
          />
        </Modal.Content>
      )}
    </Modal.Root>
  );
}

function Opened({ entry, version, onPutBack }: VersionDialogProps) {
  const { uid, documentId, savedAt } = entry;
  const at = { uid, documentId, id: String(version.id) };
  const { loaded, reload } = useLoaded(readCall(readVersion, at), () => paceMs);
  const { send, isBusy } = useChange(reload);
  const blocked = loaded.kind === 'loaded' ? whyNot(loaded.value, entry) : null;

  async function putBack(): Promise<void> {
    if (savedAt === null) return;
    const done = await send(writeCall(putBackVersion, at, { savedAt }), ({ message, missing }) => ({
      type: missing.length === 0 ? 'success' : 'warning',
      message: [message, ...missing].join(' '),
    }));
    if (done.kind === 'done') onPutBack();
  }

  return (
    <>
      <Modal.Body>
        {loaded.kind === 'loading' && <Page.Loading />}
        {(loaded.kind === 'missing' || loaded.kind === 'failed') && (
          <Typography role="alert">This version cannot be shown at the moment.</Typography>
        )}
        {loaded.kind === 'loaded' && <Shown detail={loaded.value} blocked={blocked} />}
      </Modal.Body>
      <Modal.Footer>
        <Modal.Close>
          <Button variant="tertiary">Close</Button>
        </Modal.Close>
        <Button
          disabled={loaded.kind !== 'loaded' || blocked !== null}
          loading={isBusy}
          onClick={() => {
            void putBack();
          }}
        >
          Put back as a draft
        </Button>
      </Modal.Footer>
    </>
  );
}

function Shown({
  detail: { changes, fields, missing },
  blocked,
}: {
  detail: VersionDetail;
  blocked: string | null;
}) {
  return (
    <Flex direction="column" alignItems="stretch" gap={4} width="100%">
      {blocked !== null && <Typography role="status">{blocked}</Typography>}
      {missing.length > 0 && (
        <Notice colour="warning" title="Some of it no longer exists and would be left out">
          <ul>
            {missing.map((sentence) => (
              <li key={sentence}>
                <Typography>{sentence}</Typography>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <Differences changes={changes} fields={fields} names={['Saved draft', 'This version']} />
    </Flex>
  );
}

function whyNot({ fields }: VersionDetail, { savedAt, hasUnsaved }: OpenEntry): string | null {
  if (fields === 0) return 'The draft is as this version was.';
  if (savedAt === null) return 'Open the draft of this entry to put the version back.';
  return hasUnsaved ? 'Save or discard what you typed before you put a version back.' : null;
}
