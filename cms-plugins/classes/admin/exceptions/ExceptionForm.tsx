import type { HoursPage, NewException } from '@lanternway/contracts/classes/staff';
import { addException } from '@lanternway/contracts/classes/staff-calls';
import { writeCall } from '@lanternway/contracts/wire/staff-endpoint';
import { Labelled } from '@lanternway/desk/inputs/Labelled';
import { Refusal } from '@lanternway/desk/inputs/Refusal';
import { StackedForm } from '@lanternway/desk/inputs/StackedForm';
import { KeptNote } from '@lanternway/desk/parts/KeptNote';
import { Column } from '@lanternway/desk/parts/SettingsFrame';
import {
  Button,
  Checkbox,
  Flex,
  Grid,
  SingleSelect,
  SingleSelectOption,
  TextInput,
} from '@strapi/design-system';
import { useForm } from '@lanternway/desk/drafts/use-form';
import { InTheWay } from '../away/InTheWay';
import { freshDraft, readDraft } from './draft';
import { Times } from './Times';

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
          <Labelled
            name="title"
            label="Reason"
            hint="For your colleagues. You may leave it empty."
            fault={faults['title']}
          >
            <TextInput
              value={draft.title}
              onChange={(event) => {
                edit({ title: event.target.value });
              }}
            />
          </Labelled>
        </Column>
      </Grid.Root>
      {draft.what === 'off' && (
        <Checkbox
          checked={draft.isWholeDays}
          onCheckedChange={(checked) => {
            edit({ isWholeDays: checked === true });
          }}
        >
          Whole days
        </Checkbox>
      )}
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
