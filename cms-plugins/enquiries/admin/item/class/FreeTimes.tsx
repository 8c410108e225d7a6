import { previewTimes } from '@lanternway/contracts/classes/staff-calls';
import type { Preview } from '@lanternway/contracts/classes/staff';
import { scheduleClass } from '@lanternway/contracts/enquiries/staff-calls';
import type { EnquiryDetail } from '@lanternway/contracts/enquiries/staff-item';
import { readCall } from '@lanternway/contracts/wire/staff-endpoint';
import { useLoaded } from '@lanternway/desk/asking/use-loaded';
import { browserZone, sayZone } from '@lanternway/desk/format/zones';
import { Labelled } from '@lanternway/desk/inputs/Labelled';
import { Refusal } from '@lanternway/desk/inputs/Refusal';
import { StackedForm } from '@lanternway/desk/inputs/StackedForm';
import { ZoneInput } from '@lanternway/desk/inputs/ZoneInput';
import {
  Button,
  Checkbox,
  SingleSelect,
  SingleSelectOption,
  Textarea,
  Typography,
} from '@strapi/design-system';
import { timeInZone } from '../../format';
import type { WorkProps } from '../WhoAndWhere';
import { askFreeTime, freeDaysOf } from './free-times';
import { useClassForm } from './use-class-form';
import { askForZone } from './When';

interface FreeTimesProps extends WorkProps {
  wanted: NonNullable<EnquiryDetail['classFor']>;
  onDone: () => void;
}

/** Books a free time of a teacher. It is theirs from then on: nobody else can book it. */
export function FreeTimes({ wanted: { kind, level }, ...rest }: FreeTimesProps) {
  const asked = { kind, level: String(level), enquiryId: rest.item.id };
  const query = new URLSearchParams(asked).toString();
  const { loaded } = useLoaded(readCall(previewTimes, {}, query));
  if (loaded.kind === 'loading') return <Typography role="status">Looking for free times…</Typography>;
  if (loaded.kind !== 'loaded')
    return <Typography role="alert">The free times cannot be shown. Choose another time instead.</Typography>;
  if (loaded.value.times.length === 0)
    return <Typography>No teacher for this grade or age is free. Choose another time instead.</Typography>;
  return <FreeForm {...rest} free={loaded.value} />;
}

const startFrom = ({ scheduledClass: agreed, parentZone }: EnquiryDetail) => ({
  day: '',
  choice: '',
  zone: agreed?.zone ?? parentZone?.name ?? '',
  message: '',
  isSure: '',
});

const hintOf = (zone: string, known: EnquiryDetail['parentZone']): string => {
  if (zone !== '') return 'The times below are in this time zone.';
  return known === null ? askForZone : 'Choose one to see the free times.';
};

type FreeFormProps = Omit<FreeTimesProps, 'wanted'> & { free: Preview };

function FreeForm({ item, change, isBusy, onDone, free }: FreeFormProps) {
  const isMove = item.scheduledClass?.state === 'scheduled';
  const form = useClassForm({
    name: `enquiries/${item.id}/free-time`,
    fresh: startFrom(item),
    read: (filled) => askFreeTime(filled, { minutes: free.minutes, version: item.version }),
    send: (request) =>
      change(scheduleClass, request, isMove ? 'The class is changed.' : 'The class is booked.'),
    onDone,
  });
  const { draft, faults, edit } = form;
  const mine = browserZone();
  const days = freeDaysOf(free.times, draft.zone);
  const day = days.find(({ date }) => date === draft.day) ?? days[0];
  const [at] = draft.choice.split(' ');
  return (
    <StackedForm onSubmit={form.save}>
      <Labelled
        name="freeZone"
        label="Time zone of the parent"
        hint={hintOf(draft.zone, item.parentZone)}
        fault={faults['zone']}
      >
        <ZoneInput zone={draft.zone} onChange={(zone) => edit({ zone, choice: '' })} />
      </Labelled>
      <Labelled name="freeDay" label="Day" fault={undefined}>
        <SingleSelect
          value={day?.date ?? null}
          placeholder="Choose a time zone first"
          onChange={(chosen) => edit({ day: String(chosen), choice: '' })}
        >
          {days.map(({ date, label }) => (
            <SingleSelectOption key={date} value={date}>
              {label}
            </SingleSelectOption>
          ))}
        </SingleSelect>
      </Labelled>
      <Labelled name="freeTime" label="Free time" fault={faults['time'] ?? faults['date']}>
        <SingleSelect
          value={draft.choice === '' ? null : draft.choice}
          placeholder="Choose a time"
          onChange={(chosen) => edit({ choice: String(chosen), isSure: '' })}
        >
          {(day?.choices ?? []).map(({ value, label }) => (
            <SingleSelectOption key={value} value={value}>
              {label}
            </SingleSelectOption>
          ))}
        </SingleSelect>
      </Labelled>
      {at !== undefined && at !== '' && draft.zone !== mine && (
        <Typography variant="pi" textColor="neutral600" aria-live="polite">
          {`Your time (${sayZone(mine)}): ${timeInZone(at, mine)}`}
        </Typography>
      )}
      <Labelled name="freeMessage" label="Message to the parent (optional)" fault={faults['message']}>
        <Textarea
          value={draft.message}
          onChange={(event: { target: { value: string } }) => edit({ message: event.target.value })}
        />
      </Labelled>
      {faults['isSure'] !== undefined && (
        <>
          <Refusal sentence={faults['isSure']} />
          <Checkbox
            checked={draft.isSure === 'yes'}
            onCheckedChange={(checked) => edit({ isSure: checked === true ? 'yes' : '' })}
          >
            Book it anyway
          </Checkbox>
        </>
      )}
      <Refusal sentence={form.refusal} />
      <Button type="submit" loading={isBusy}>
        {isMove ? 'Move the class and mail the parent' : 'Book this time and mail the parent'}
      </Button>
    </StackedForm>
  );
}
