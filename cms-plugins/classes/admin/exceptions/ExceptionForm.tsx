import type { HoursPage, NewException } from '@lanternway/contracts/classes/staff';
import { addException } from '@lanternway/contracts/classes/staff-calls';
import { writeCall } from '@lanternway/contracts/wire/staff-endpoint';
import { Labelled } from '@lanternway/desk/inputs/Labelled';
import { Refusal } from '@lanternway/desk/inputs/Refusal';
import { StackedForm } from '@lanternway/desk/inputs/StackedForm';
import { KeptNote } from '@lanternway/desk/parts/KeptNote';
import { Column } from '@lanternway/desk/parts/SettingsFrame';
import { Button, Flex, Grid, SingleSelect, SingleSelectOption } from '@strapi/design-system';
import { useForm } from '@lanternway/desk/drafts/use-form';
import { InTheWay } from '../away/InTheWay';
import { freshDraft, readDraft } from './draft';
import { Reason, Times } from './Times';

interface ExceptionFormProps {
  /** Null: for everybody, who can only be off. */
  teacherKey: string | null;
  zone: string;
  reload: () => void;
  onAdded: (page: HoursPage) => void;
}

/** Adds a time off, or hours in addition. */
export function ExceptionForm({ teacherKey, zone, reload, onAdded }: ExceptionFormProps) {
  const form = useForm({
    name: `classes/exception/${teacherKey ?? 'everybody'}`,
    fresh: freshDraft(zone),
    read: (typed) => readDraft(typed, teacherKey),
    callTo: (request) => writeCall(addException, {}, request),
    message: 'Added. Parents see it at once.',
    reload,
    onSaved: onAdded,
  });
  const { draft, faults, edit } = form;
  const request = form.refusal === null || draft.what === 'extra' ? null : readDraft(draft, teacherKey);
  return (
    <StackedForm onSubmit={form.save}>
      <KeptNote wasKept={form.wasKept} onDiscard={form.forget} />
      <Grid.Root gap={4}>
        {teacherKey !== null && (
          <Column>
            <Labelled name="what" label="What" fault={faults['what']}>
              <SingleSelect
                value={draft.what}
                onChange={(what) => {
                  edit({ what: what as NewException['what'] });
                }}
              >
                <SingleSelectOption value="off">Time off</SingleSelectOption>
                <SingleSelectOption value="extra">Extra hours</SingleSelectOption>
              </SingleSelect>
            </Labelled>
          </Column>
        )}
        <Column>
          <Reason {...{ draft, faults, edit }} readers="your colleagues" />
        </Column>
      </Grid.Root>
      <Times draft={draft} faults={faults} edit={edit} isLocked={false} hasZone />
      <Refusal sentence={form.refusal} />
      {request?.kind === 'valid' && <InTheWay request={request.value} />}
      <Flex>
        <Button type="submit" variant="secondary" loading={form.isBusy}>
          {draft.what === 'off' ? 'Add time off' : 'Add extra hours'}
        </Button>
      </Flex>
    </StackedForm>
  );
}
