import type { EntryChoice } from '@lanternway/contracts/publishing/entry';
import { listSchedules } from '@lanternway/contracts/publishing/staff-calls';
import { readCall } from '@lanternway/contracts/wire/staff-endpoint';
import { useLoaded } from '@lanternway/desk/asking/use-loaded';
import { browserZone, sayZone } from '@lanternway/desk/format/zones';
import { Button, Flex, Modal } from '@strapi/design-system';
import { useState } from 'react';
import { Found, Nothing } from '@lanternway/desk/loading/Found';
import { PublishingFrame } from '../parts/PublishingFrame';
import { useRights } from '../rights';
import { EntrySearch } from './EntrySearch';
import { ScheduleForm } from './ScheduleForm';
import { ScheduleTable } from './ScheduleTable';

/** What is planned, and the results of earlier plans. */
export function SchedulePage() {
  const { maySchedule } = useRights();
  const asked = useLoaded(maySchedule ? readCall(listSchedules, {}) : null, () => 10_000);
  const { reload } = asked;
  return (
    <PublishingFrame
      title="Schedule"
      subtitle={`Entries that will be published, unpublished or given new prices. Times are on the clock of ${sayZone(browserZone())}.`}
      actions={maySchedule && <PlanSomething onDone={reload} />}
    >
      {maySchedule ? (
        <Found asked={asked}>
          {(rows) =>
            rows.length === 0 ? (
              <Nothing>Nothing has been scheduled yet.</Nothing>
            ) : (
              <ScheduleTable rows={rows} onDone={reload} />
            )
          }
        </Found>
      ) : (
        <Nothing>Your role may not schedule anything. Ask the people who manage the roles.</Nothing>
      )}
    </PublishingFrame>
  );
}

function PlanSomething({ onDone }: { onDone: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const [choice, setChoice] = useState<EntryChoice | null>(null);
  return (
    <Modal.Root
      open={isOpen}
      onOpenChange={(isNow: boolean) => {
        setIsOpen(isNow);
        setChoice(null);
      }}
    >
      <Modal.Trigger>
        <Button>Schedule a change</Button>
      </Modal.Trigger>
      <Modal.Content>
        <Modal.Header>
          <Modal.Title>Schedule a change</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Flex direction="column" alignItems="stretch" width="100%">
            <ScheduleForm
              choice={choice}
              chooser={(fault) => <EntrySearch choice={choice} fault={fault} onChoose={setChoice} />}
              onDone={() => {
                setIsOpen(false);
                setChoice(null);
                onDone();
              }}
            />
          </Flex>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
