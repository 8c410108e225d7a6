import { recordClass } from '@lanternway/contracts/enquiries/staff-calls';
import {
  classMinutes,
  classOutcomes,
  classPlaces,
  classRecord,
  type ClassOutcome,
  type ClassPlace,
} from '@lanternway/contracts/enquiries/staff-item';
import { parse } from '@lanternway/contracts/wire/parse';
import { Labelled } from '@lanternway/desk/inputs/Labelled';
import { Button, Flex, SingleSelect, SingleSelectOption, TextInput, Typography } from '@strapi/design-system';
import { useState, type FormEvent } from 'react';
import type { WorkProps } from '../WhoAndWhere';
import { When } from './When';

const placeLabels: Record<ClassPlace, string> = {
  phone: 'By phone',
  link: 'Over another link',
  room: 'In a room',
};

const outcomeLabels: Record<ClassOutcome, string> = { attended: 'Attended', 'no-show': 'No show' };

interface Draft {
  date: string;
  time: string;
  zone: string;
  minutes: string;
  place: string;
  outcome: string;
}

type RecordFormProps = WorkProps & { onDone: () => void };

/** Records a class that is over and was agreed elsewhere. Nobody is mailed. */
export function RecordForm(props: RecordFormProps) {
  const { draft, faults, refusal, edit, save } = useRecordForm(props);
  const { item, isBusy } = props;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        void save(event);
      }}
    >
      <Flex direction="column" alignItems="stretch" gap={3}>
        <Typography textColor="neutral600">For a class that is over. The parent gets no email.</Typography>
        <When draft={draft} faults={faults} parentZone={item.parentZone} onEdit={edit} />
        <Labelled name="minutes" label="Minutes" fault={faults.minutes}>
          <TextInput
            type="number"
            inputMode="numeric"
            value={draft.minutes}
            onChange={(event) => {
              edit({ minutes: event.target.value });
            }}
          />
        </Labelled>
        <Pick
          name="place"
          label="Where it took place"
          value={draft.place}
          fault={faults.place}
          options={classPlaces.map((place) => [place, placeLabels[place]])}
          onEdit={edit}
        />
        <Pick
          name="outcome"
          label="How it went"
          value={draft.outcome}
          fault={faults.outcome}
          options={classOutcomes.map((outcome) => [outcome, outcomeLabels[outcome]])}
          onEdit={edit}
        />
        {refusal !== null && (
          <Typography textColor="danger600" role="alert">
            {refusal}
          </Typography>
        )}
        <Button type="submit" loading={isBusy}>
          Record the class
        </Button>
      </Flex>
    </form>
  );
}

interface PickProps {
  name: 'place' | 'outcome';
  label: string;
  value: string;
  fault: string | undefined;
  options: (readonly [value: string, word: string])[];
  onEdit: (part: Partial<Draft>) => void;
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

function useRecordForm({ item, change, onDone }: RecordFormProps) {
  const [draft, setDraft] = useState<Draft>({
    date: '',
    time: '',
    zone: item.scheduledClass?.zone ?? item.parentZone?.name ?? '',
    minutes: String(classMinutes.usual),
    place: '',
    outcome: '',
  });
  const [faults, setFaults] = useState<Partial<Record<keyof Draft, string>>>({});
  const [refusal, setRefusal] = useState<string | null>(null);

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    setRefusal(null);
    const typed = Object.fromEntries(Object.entries(draft).filter(([, value]) => value.trim() !== ''));
    const request = parse(classRecord, { ...typed, version: item.version });
    setFaults(request.kind === 'invalid' ? request.errors : {});
    if (request.kind === 'invalid') return;
    const changed = await change(recordClass, request.value, 'The class is recorded.');
    if (changed.kind === 'done') {
      onDone();
      return;
    }
    setFaults(changed.faults);
    setRefusal(Object.keys(changed.faults).length === 0 ? changed.sentence : null);
  }

  return {
    draft,
    faults,
    refusal,
    edit: (part: Partial<Draft>) => {
      setDraft((before) => ({ ...before, ...part }));
    },
    save,
  };
}
