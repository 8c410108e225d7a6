import { scheduleClass } from '@lanternway/contracts/enquiries/staff-calls';
import { classMinutes, classRequest, type EnquiryDetail } from '@lanternway/contracts/enquiries/staff-item';
import { parse } from '@lanternway/contracts/wire/parse';
import { Labelled } from '@lanternway/desk/inputs/Labelled';
import { Refusal } from '@lanternway/desk/inputs/Refusal';
import { StackedForm } from '@lanternway/desk/inputs/StackedForm';
import { KeptNote } from '@lanternway/desk/parts/KeptNote';
import { Button, Textarea, TextInput } from '@strapi/design-system';
import { Minutes } from './Minutes';
import { useClassForm } from './use-class-form';
import { When } from './When';
import type { WorkProps } from '../WhoAndWhere';

/** Moving a class starts from its current values; the message is always new. The zone is never that of staff. */
const startFrom = ({ scheduledClass: agreed, parentZone }: EnquiryDetail) => ({
  date: agreed?.date ?? '',
  time: agreed?.time ?? '',
  zone: agreed?.zone ?? parentZone?.name ?? '',
  minutes: String(agreed?.minutes ?? classMinutes.usual),
  link: agreed?.link ?? '',
  message: '',
});

/** Names the typed values that are kept in this tab. */
export const classFormOf = (item: EnquiryDetail) => `enquiries/${item.id}/class`;

interface ClassFormProps extends WorkProps {
  onDone: () => void;
}

/** Date, time and zone of a class. The typed values stay until the class is scheduled, over a login in between. */
export function ClassForm({ item, change, isBusy, onDone }: ClassFormProps) {
  const isMove = item.scheduledClass?.state === 'scheduled';
  const done = isMove
    ? 'The class is changed. The parent gets an email.'
    : 'The class is scheduled; the parent is invited.';
  const { draft, faults, refusal, edit, save, wasKept, forget } = useClassForm({
    name: classFormOf(item),
    fresh: startFrom(item),
    // Without a link the parent gets it later; the request must then have an empty link.
    read: (filled) => parse(classRequest, { link: '', ...filled, version: item.version }),
    send: (request) => change(scheduleClass, request, done),
    onDone,
  });
  return (
    <StackedForm onSubmit={save}>
      <KeptNote wasKept={wasKept} onDiscard={forget} />
      <When draft={draft} faults={faults} parentZone={item.parentZone} onEdit={edit} />
      <Minutes value={draft.minutes} fault={faults['minutes']} onEdit={edit} />
      <Labelled name="link" label="Link to the class (optional)" fault={faults['link']}>
        <TextInput
          type="url"
          placeholder="https://"
          value={draft.link}
          onChange={(event) => {
            edit({ link: event.target.value });
          }}
        />
      </Labelled>
      <Labelled name="message" label="Message to the parent (optional)" fault={faults['message']}>
        <Textarea
          value={draft.message}
          onChange={(event: { target: { value: string } }) => {
            edit({ message: event.target.value });
          }}
        />
      </Labelled>
      <Refusal sentence={refusal} />
      <Button type="submit" loading={isBusy}>
        {isMove ? 'Change and mail the parent' : 'Schedule and send invitation'}
      </Button>
    </StackedForm>
  );
}
