import { changeNextStep } from '@lanternway/contracts/enquiries/staff-calls';
import { nextStepChange, type EnquiryDetail } from '@lanternway/contracts/enquiries/staff-item';
import { parse } from '@lanternway/contracts/wire/parse';
import { useTyped } from '@lanternway/desk/drafts/use-kept';
import { DateAndTime } from '@lanternway/desk/inputs/DateAndTime';
import { StackedForm } from '@lanternway/desk/inputs/StackedForm';
import { KeptNote } from '@lanternway/desk/parts/KeptNote';
import { Panel } from '@lanternway/desk/parts/Panel';
import { Time } from '@lanternway/desk/parts/Time';
import { WordBadge } from '@lanternway/desk/parts/WordBadge';
import { Button, Field, Flex, TextInput, Typography } from '@strapi/design-system';
import { useState, type FormEvent } from 'react';
import type { PartProps } from './ItemPage';
import { fromClock, quickChoices, quickDate, toClock, type Clock } from './quick-dates';
import type { WorkProps } from './WhoAndWhere';

/** The next step and its due date. */
export function NextStepPanel({ item, change, isBusy }: PartProps) {
  return (
    <Panel title="Next step" action={item.isOverdue && <WordBadge colour="danger">Overdue</WordBadge>}>
      {change === null ? (
        <NextStepText item={item} />
      ) : (
        <NextStepForm item={item} change={change} isBusy={isBusy} />
      )}
    </Panel>
  );
}

function NextStepText({ item: { nextStep } }: { item: EnquiryDetail }) {
  if (nextStep === null) return <Typography textColor="neutral600">None.</Typography>;
  return (
    <Typography>
      {nextStep.text} · <Time iso={nextStep.dueAt} />
    </Typography>
  );
}

interface Draft extends Clock {
  text: string;
}

const asDraft = ({ nextStep }: EnquiryDetail): Draft =>
  nextStep === null ? { text: '', date: '', time: '' } : { text: nextStep.text, ...toClock(nextStep.dueAt) };

type Faults = Partial<Record<'text' | 'date', string>>;

/** Shows the saved step. Edits stay until they are saved, over a login in between. */
function NextStepForm({ item, change, isBusy }: WorkProps) {
  const typed = useTyped(`enquiries/${item.id}/next-step`, asDraft(item));
  const { draft } = typed;
  const [faults, setFaults] = useState<Faults>({});
  const edit = (part: Partial<Draft>) => {
    typed.edit(part);
    setFaults({});
  };

  const send = async (step: { text: string; dueAt: string } | null, done: string) => {
    const body = { version: item.version, text: step?.text ?? null, dueAt: step?.dueAt ?? null };
    const changed = await change(changeNextStep, body, done);
    if (changed.kind === 'done') typed.forget();
  };

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const found = readDraft(draft, item.version);
    setFaults(found.faults);
    if (found.step !== null) await send(found.step, 'The next step is set.');
  };

  return (
    <StackedForm onSubmit={save}>
      <KeptNote wasKept={typed.wasKept} onDiscard={typed.forget} />
      <NextStepFields draft={draft} faults={faults} onEdit={edit} />
      <Flex gap={2} wrap="wrap">
        <Button type="submit" variant="secondary" loading={isBusy} disabled={!typed.isTouched}>
          Save next step
        </Button>
        {item.nextStep !== null && (
          <Button
            variant="tertiary"
            disabled={isBusy}
            onClick={() => {
              void send(null, 'The next step is done.');
            }}
          >
            Done
          </Button>
        )}
      </Flex>
    </StackedForm>
  );
}

function readDraft(draft: Draft, version: number) {
  const dueAt = fromClock(draft);
  const read = parse(nextStepChange, { version, text: draft.text, dueAt });
  const text = draft.text.trim();
  const faults: Faults = {
    ...(text === '' ? { text: 'Please say what is to be done.' } : {}),
    ...(read.kind === 'invalid' && read.errors['text'] !== undefined ? { text: read.errors['text'] } : {}),
    ...(dueAt === null ? { date: 'Please choose a date and a time.' } : {}),
  };
  const isFine = Object.keys(faults).length === 0 && dueAt !== null;
  return { faults, step: isFine ? { text, dueAt } : null };
}

interface NextStepFieldsProps {
  draft: Draft;
  faults: Faults;
  onEdit: (part: Partial<Draft>) => void;
}

function NextStepFields({ draft, faults, onEdit }: NextStepFieldsProps) {
  return (
    <>
      <Field.Root name="nextStep" {...(faults.text === undefined ? {} : { error: faults.text })}>
        <Field.Label>What is to be done</Field.Label>
        <TextInput
          value={draft.text}
          maxLength={200}
          placeholder="Call about a time"
          onChange={(event) => {
            onEdit({ text: event.target.value });
          }}
        />
        <Field.Error />
      </Field.Root>
      <Flex gap={2} wrap="wrap" role="group" aria-label="When">
        {quickChoices.map((choice) => (
          <Button
            key={choice}
            size="S"
            variant="tertiary"
            onClick={() => {
              onEdit(quickDate(choice, new Date()));
            }}
          >
            {choice}
          </Button>
        ))}
      </Flex>
      <DateAndTime
        labels={{ date: 'Due date', time: 'Due time' }}
        draft={draft}
        faults={{ date: faults.date }}
        onEdit={onEdit}
      />
    </>
  );
}
