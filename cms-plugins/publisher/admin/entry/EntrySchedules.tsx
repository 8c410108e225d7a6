import type { Schedule } from '@lanternway/contracts/publishing/schedules';
import type { EntryState } from '@lanternway/contracts/publishing/entry';
import { Button, Flex, Modal, Typography } from '@strapi/design-system';
import { Clock } from '@strapi/icons';
import { useState } from 'react';
import { Ago } from '../parts/Ago';
import { CancelSchedule } from '../schedule/CancelSchedule';
import { formatPrice } from '../schedule/PriceFields';
import { ScheduleForm } from '../schedule/ScheduleForm';
import { scheduleLabels } from '../labels';
import type { Entry } from './EntrySite';

interface EntrySchedulesProps {
  entry: Entry;
  state: EntryState;
  reload: () => void;
}

/** What is planned for the entry, and planning more. */
export function EntrySchedules({ entry, state, reload }: EntrySchedulesProps) {
  const { schedules, actions, prices } = state;
  if (schedules.length === 0 && actions.length === 0) return null;
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      {schedules.length > 0 && (
        <Flex tag="ul" direction="column" alignItems="stretch" gap={3} aria-label="Scheduled for this entry">
          {schedules.map((schedule) => (
            <Flex key={schedule.id} tag="li" justifyContent="space-between" alignItems="start" gap={2}>
              <Planned schedule={schedule} />
              {schedule.action !== 'end' && <CancelSchedule schedule={schedule} onDone={reload} />}
            </Flex>
          ))}
        </Flex>
      )}
      {actions.length > 0 && <PlanOne entry={entry} actions={actions} prices={prices} reload={reload} />}
    </Flex>
  );
}

const Planned = ({ schedule: { action, at, prices } }: { schedule: Schedule }) => (
  <Typography>
    {`${scheduleLabels[action]}${prices.length === 0 ? '' : ` to ${prices.map(formatPrice).join(', ')}`}: `}
    <Ago iso={at} />
  </Typography>
);

type PlanOneProps = Pick<EntrySchedulesProps, 'entry' | 'reload'> & Pick<EntryState, 'actions' | 'prices'>;

function PlanOne({ entry, actions, prices, reload }: PlanOneProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Modal.Root open={isOpen} onOpenChange={setIsOpen}>
      <Modal.Trigger>
        <Button variant="tertiary" startIcon={<Clock />}>
          Schedule…
        </Button>
      </Modal.Trigger>
      <Modal.Content>
        <Modal.Header>
          <Modal.Title>Schedule this entry</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Flex direction="column" alignItems="stretch" width="100%">
            <ScheduleForm
              choice={{ ...entry, actions, prices, kind: '', title: '' }}
              onDone={() => {
                setIsOpen(false);
                reload();
              }}
            />
          </Flex>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
