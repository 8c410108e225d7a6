import type { ScheduleAction } from '@lanternway/contracts/publishing/schedules';
import type { EntryChoice } from '@lanternway/contracts/publishing/entry';
import { browserZone, sayZone } from '@lanternway/desk/format/zones';
import { DateAndTime } from '@lanternway/desk/inputs/DateAndTime';
import { Labelled } from '@lanternway/desk/inputs/Labelled';
import { Refusal } from '@lanternway/desk/inputs/Refusal';
import { StackedForm } from '@lanternway/desk/inputs/StackedForm';
import { KeptNote } from '@lanternway/desk/parts/KeptNote';
import { Button, Flex, SingleSelect, SingleSelectOption, Typography } from '@strapi/design-system';
import type { ReactNode } from 'react';
import { scheduleLabels } from '../labels';
import type { Draft, Faults } from './draft';
import { PriceFields } from './PriceFields';
import { useScheduleForm } from './use-schedule-form';

interface ScheduleFormProps {
  /** The entry to plan for; null until one is chosen. */
  choice: EntryChoice | null;
  /** Renders the field that chooses the entry, with its error. Missing if the entry is known. */
  chooser?: (fault: string | undefined) => ReactNode;
  onDone: () => void;
}

/** Plans something for an entry. */
export function ScheduleForm({ choice, chooser, onDone }: ScheduleFormProps) {
  const { draft, faults, refusal, isBusy, save, edit, wasKept, forget } = useScheduleForm(choice, onDone);
  return (
    <StackedForm gap={4} onSubmit={save}>
      <KeptNote wasKept={wasKept} onDiscard={forget} />
      {chooser?.(faults['entry'])}
      <Labelled name="action" label="What should happen" fault={faults['action']}>
        <SingleSelect
          placeholder="Choose"
          disabled={choice === null}
          value={draft.action}
          onChange={(chosen) => {
            edit({ action: chosen as ScheduleAction });
          }}
        >
          {(choice?.actions ?? []).map((action) => (
            <SingleSelectOption key={action} value={action}>
              {scheduleLabels[action]}
            </SingleSelectOption>
          ))}
        </SingleSelect>
      </Labelled>
      {choice?.actions.length === 0 && (
        <Typography>Nothing can be scheduled for this entry at the moment.</Typography>
      )}
      {draft.action !== '' && <Typography textColor="neutral600">{meanings[draft.action]}</Typography>}
      {draft.action === 'prices' && choice !== null && (
        <PriceFields sold={choice.prices} draft={draft} faults={faults} onEdit={edit} />
      )}
      <When draft={draft} faults={faults} onEdit={edit} />
      <Refusal sentence={refusal} />
      <Flex>
        <Button type="submit" loading={isBusy}>
          Schedule
        </Button>
      </Flex>
    </StackedForm>
  );
}

const meanings: Record<ScheduleAction, string> = {
  publish: 'The draft is published as it is at that time, with everything that was saved until then.',
  unpublish: 'The entry leaves the site at that time. Its draft stays.',
  prices:
    'The new prices apply at the checkout from that time on, and the site is updated. Other edits of the draft stay unpublished.',
};

interface WhenProps {
  draft: Draft;
  faults: Faults;
  onEdit: (part: Partial<Draft>) => void;
}

function When({ draft, faults, onEdit }: WhenProps) {
  return (
    <Flex direction="column" alignItems="stretch" gap={1}>
      <DateAndTime labels={{ date: 'Day', time: 'Time' }} draft={draft} faults={faults} onEdit={onEdit} />
      <Typography variant="pi" textColor="neutral600">
        {`In your time zone: ${sayZone(browserZone())}.`}
      </Typography>
    </Flex>
  );
}
