import { classOutcomes, type ClassOutcome } from '@lanternway/contracts/classes/states';
import { recordClass } from '@lanternway/contracts/enquiries/staff-calls';
import {
  classMinutes,
  classPlaces,
  classRecord,
  type ClassPlace,
  type EnquiryDetail,
} from '@lanternway/contracts/enquiries/staff-item';
import { parse } from '@lanternway/contracts/wire/parse';
import { Labelled } from '@lanternway/desk/inputs/Labelled';
import { Refusal } from '@lanternway/desk/inputs/Refusal';
import { StackedForm } from '@lanternway/desk/inputs/StackedForm';
import { KeptNote } from '@lanternway/desk/parts/KeptNote';
import { Button, SingleSelect, SingleSelectOption, Typography } from '@strapi/design-system';
import type { WorkProps } from '../WhoAndWhere';
import { Minutes } from './Minutes';
import { useClassForm } from './use-class-form';
import { When } from './When';

const placeLabels: Record<ClassPlace, string> = {
  phone: 'By phone',
  link: 'Over another link',
  room: 'In a room',
};

const outcomeLabels: Record<ClassOutcome, string> = { attended: 'Attended', 'no-show': 'No show' };

/** Names the typed values that are kept in this tab. */
export const recordFormOf = (item: EnquiryDetail) => `enquiries/${item.id}/record`;

type RecordFormProps = WorkProps & { onDone: () => void };

/** Records a class that is over and was agreed elsewhere. No mail is sent. */
export function RecordForm({ item, change, isBusy, onDone }: RecordFormProps) {
  const { draft, faults, refusal, edit, save, wasKept, forget } = useClassForm({
    name: recordFormOf(item),
    fresh: startFrom(item),
    read: (filled) => parse(classRecord, { ...filled, version: item.version }),
    send: (request) => change(recordClass, request, 'The class is recorded.'),
    onDone,
  });
  return (
    <StackedForm onSubmit={save}>
      <KeptNote wasKept={wasKept} onDiscard={forget} />
      <Typography textColor="neutral600">For a class that is over. The parent gets no email.</Typography>
      <When draft={draft} faults={faults} parentZone={item.parentZone} onEdit={edit} />
      <Minutes value={draft.minutes} fault={faults['minutes']} onEdit={edit} />
      <Pick
        name="place"
        label="Where it took place"
        value={draft.place}
        fault={faults['place']}
        options={classPlaces.map((place) => [place, placeLabels[place]])}
        onEdit={edit}
      />
      <Pick
        name="outcome"
        label="How it went"
        value={draft.outcome}
        fault={faults['outcome']}
        options={classOutcomes.map((outcome) => [outcome, outcomeLabels[outcome]])}
        onEdit={edit}
      />
      <Refusal sentence={refusal} />
      <Button type="submit" loading={isBusy}>
        Record the class
      </Button>
    </StackedForm>
  );
}

const startFrom = ({ scheduledClass: agreed, parentZone }: EnquiryDetail) => ({
  date: '',
  time: '',
  zone: agreed?.zone ?? parentZone?.name ?? '',
  minutes: String(classMinutes.usual),
  place: '',
  outcome: '',
});

interface PickProps {
  name: 'place' | 'outcome';
  label: string;
  value: string;
  fault: string | undefined;
  options: (readonly [value: string, word: string])[];
  onEdit: (part: { place?: string; outcome?: string }) => void;
}

function Pick({ name, label, value, fault, options, onEdit }: PickProps) {
  return (
    <Labelled name={name} label={label} fault={fault}>
      <SingleSelect
        value={value}
        placeholder="Choose"
        onChange={(chosen) => {
          onEdit({ [name]: String(chosen) });
        }}
      >
        {options.map(([option, word]) => (
          <SingleSelectOption key={option} value={option}>
            {word}
          </SingleSelectOption>
        ))}
      </SingleSelect>
    </Labelled>
  );
}
