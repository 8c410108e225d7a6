import type { VersionPage } from '@lanternway/contracts/audit/versions';
import { Button, Modal } from '@strapi/design-system';
import { Differences } from './Differences';

/** What publishing would change on the site, field by field. */
export function ChangesDialog({ changes, fields }: Pick<VersionPage, 'changes' | 'fields'>) {
  return (
    <Modal.Root>
      <Modal.Trigger>
        <Button variant="secondary" fullWidth>
          See what changed
        </Button>
      </Modal.Trigger>
      <Modal.Content>
        <Modal.Header>
          <Modal.Title>Changes since it went live</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Differences changes={changes} fields={fields} names={['Live now', 'Saved draft']} />
        </Modal.Body>
        <Modal.Footer>
          <Modal.Close>
            <Button variant="tertiary">Close</Button>
          </Modal.Close>
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  );
}
