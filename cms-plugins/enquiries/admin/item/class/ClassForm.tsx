import { scheduleClass } from '@lanternway/contracts/enquiries/staff-calls';
import { classMinutes, classRequest, type EnquiryDetail } from '@lanternway/contracts/enquiries/staff-item';
import { parse } from '@lanternway/contracts/wire/parse';
import { Labelled } from '@lanternway/desk/inputs/Labelled';
import { Button, Flex, Textarea, TextInput, Typography } from '@strapi/design-system';
import { useState, type FormEvent } from 'react';
import { When } from './When';
import type { WorkProps } from '../WhoAndWhere';

interface Draft {
  date: string;
  time: string;
  zone: string;
  minutes: string;
  link: string;
  message: string;
}

/** Moving a class starts from its current values; the message is always new. The zone is never that of staff. */
const startFrom = ({ scheduledClass: agreed, parentZone }: EnquiryDetail): Draft => ({
  date: agreed?.date ?? '',
  time: agreed?.time ?? '',
  zone: agreed?.zone ?? parentZone?.name ?? '',
  minutes: String(agreed?.minutes ?? classMinutes.usual),
  link: agreed?.link ?? '',
  message: '',
});

type Faults = Partial<Record<keyof Draft, string>>;

interface ClassFormProps extends WorkProps {
  onDone: () => void;
}

/** Date, time and zone of a class. The typed values stay until the class is scheduled. */
export function ClassForm({ item, change, isBusy, onDone }: ClassFormProps) {
  const { draft, faults, refusal, isMove, edit, save } = useClassForm(item, change, onDone);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        void save(event);
      }}
    >
      <Flex direction="column" alignItems="stretch" gap={3}>
        <When draft={draft} faults={faults} parentZone={item.parentZone} onEdit={edit} />
        <Labelled name="minutes" label="Minutes" fault={faults.minutes}>
          <TextInput
            type="number"
            inputMode="numeric"
            min={classMinutes.least}
            max={classMinutes.most}
            step={5}
            value={draft.minutes}
            onChange={(event) => {
              edit({ minutes: event.target.value });
            }}
          />
        </Labelled>
        <Labelled name="link" label="Link to the class (optional)" fault={faults.link}>
          <TextInput
            type="url"
            placeholder="https://"
            value={draft.link}
            onChange={(event) => {
              edit({ link: event.target.value });
            }}
          />
        </Labelled>
        <Labelled name="message" label="Message to the parent (optional)" fault={faults.message}>
          <Textarea
            value={draft.message}
            onChange={(event: { target: { value: string } }) => {
              edit({ message: event.target.value });
            }}
          />
        </Labelled>
        {refusal !== null && (
          <Typography textColor="danger600" role="alert">
            {refusal}
          </Typography>
        )}
        <Button type="submit" loading={isBusy}>
          {isMove ? 'Move and mail the parent' : 'Schedule and send invitation'}
        </Button>
      </Flex>
    </form>
  );
}

function useClassForm(item: WorkProps['item'], change: WorkProps['change'], onDone: () => void) {
  const [draft, setDraft] = useState(() => startFrom(item));
  const [faults, setFaults] = useState<Faults>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const isMove = item.scheduledClass?.state === 'scheduled';

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    setRefusal(null);
    const { minutes, ...rest } = draft;
    const request = parse(classRequest, {
      ...rest,
      version: item.version,
      minutes: minutes.trim() === '' ? undefined : minutes,
    });
    setFaults(request.kind === 'invalid' ? request.errors : {});
    if (request.kind === 'invalid') return;
    const done = isMove
      ? 'The class is moved. The parent gets an email.'
      : 'The class is scheduled; the parent is invited.';
    const changed = await change(scheduleClass, request.value, done);
    if (changed.kind === 'refused') {
      setFaults(changed.faults);
      setRefusal(Object.keys(changed.faults).length === 0 ? changed.sentence : null);
      return;
    }
    onDone();
  }

  return {
    draft,
    faults,
    refusal,
    isMove,
    edit: (part: Partial<Draft>) => {
      setDraft((before) => ({ ...before, ...part }));
    },
    save,
  };
}
