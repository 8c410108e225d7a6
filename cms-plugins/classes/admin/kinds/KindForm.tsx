import { kindTitles, type KindRow, type KindSettings } from '@lanternway/contracts/classes/staff';
import { saveKind } from '@lanternway/contracts/classes/staff-calls';
import { writeCall } from '@lanternway/contracts/wire/staff-endpoint';
import { Labelled } from '@lanternway/desk/inputs/Labelled';
import { Refusal } from '@lanternway/desk/inputs/Refusal';
import { Panel } from '@lanternway/desk/parts/Panel';
import { Column, SettingsFrame } from '@lanternway/desk/parts/SettingsFrame';
import {
  Checkbox,
  Grid,
  SingleSelect,
  SingleSelectOption,
  Textarea,
  TextInput,
  Typography,
} from '@strapi/design-system';
import { useForm, type PartProps } from '@lanternway/desk/drafts/use-form';
import { draftOf, numbers, readDraft, type Draft } from './draft';

interface KindFormProps {
  kind: KindRow;
  mayChange: boolean;
  reload: () => void;
  onSaved: (settings: KindSettings) => void;
}

/** How long a kind of class takes, and how it is booked. */
export function KindForm({ kind, mayChange, reload, onSaved }: KindFormProps) {
  const { key, version } = kind;
  const form = useForm({
    name: `classes/kind/${key}`,
    fresh: draftOf(kind),
    read: (typed) => readDraft(typed, version),
    callTo: (settings) => writeCall(saveKind, { key }, settings),
    message: 'Saved. It applies to classes that are booked from now on.',
    reload,
    onSaved: (_, settings) => {
      onSaved(settings);
    },
  });
  const { draft, faults, edit } = form;
  return (
    <SettingsFrame
      mayChange={mayChange}
      isSaving={form.isBusy}
      isTouched={form.isTouched}
      wasKept={form.wasKept}
      forget={form.forget}
      save={form.save}
      saveWord={`Save ${kindTitles[key].toLowerCase()}`}
    >
      <Panel title={kindTitles[key]}>
        <Checkbox
          disabled={!mayChange}
          checked={draft.isOpen}
          onCheckedChange={(checked) => {
            edit({ isOpen: checked === true });
          }}
        >
          Parents can book a time
        </Checkbox>
        <Typography textColor="neutral600">
          If not, the form shows no times for this course, and you call the parents.
        </Typography>
        <Settings draft={draft} faults={faults} isLocked={!mayChange} edit={edit} />
        <Ready draft={draft} faults={faults} isLocked={!mayChange} edit={edit} />
        <Checkbox
          disabled={!mayChange}
          checked={draft.sendsReports}
          onCheckedChange={(checked) => {
            edit({ sendsReports: checked === true });
          }}
        >
          Teachers’ reports are mailed to the parent at once
        </Checkbox>
        <Typography textColor="neutral600">
          If not, admissions read each report in the enquiry and send it from there.
        </Typography>
        <Refusal sentence={form.refusal} />
      </Panel>
    </SettingsFrame>
  );
}

const labels: Record<(typeof numbers)[number], { label: string; hint: string }> = {
  minutes: { label: 'Minutes of a class', hint: '15 to 90.' },
  pause: { label: 'Pause afterwards', hint: 'Minutes that the teacher has after a class, 0 to 60.' },
  noticeMinutes: {
    label: 'Notice',
    hint: 'How many minutes before a class it can still be booked: 60 to 2880, which is two days.',
  },
  horizonDays: { label: 'Days ahead', hint: 'How many days ahead parents see times, 1 to 60.' },
  holdMinutes: {
    label: 'Minutes held',
    hint: 'How long a chosen time is kept while the form is being filled in, 5 to 30.',
  },
  perTeacherDay: { label: 'Classes a day', hint: 'The most that one teacher gives in a day, 1 to 20.' },
  capacity: {
    label: 'Children in a class',
    hint: 'How many may share one, 1 to 12. Parents see how many places are left.',
  },
};

function Settings({ draft, faults, isLocked, edit }: PartProps<Draft>) {
  return (
    <Grid.Root gap={4}>
      {numbers.map((name) => (
        <Column key={name}>
          <Labelled name={name} {...labels[name]} fault={faults[name]}>
            <TextInput
              inputMode="numeric"
              disabled={isLocked}
              value={draft[name]}
              onChange={(event) => {
                edit({ [name]: event.target.value });
              }}
            />
          </Labelled>
        </Column>
      ))}
      <Column>
        <Labelled
          name="step"
          label="Times begin every"
          hint="Counted from the start of the teacher's hours."
          fault={faults['step']}
        >
          <SingleSelect
            disabled={isLocked}
            value={draft.step}
            onChange={(step) => {
              edit({ step: String(step) });
            }}
          >
            {['15', '30', '60'].map((step) => (
              <SingleSelectOption key={step} value={step}>
                {`${step} minutes`}
              </SingleSelectOption>
            ))}
          </SingleSelect>
        </Labelled>
      </Column>
    </Grid.Root>
  );
}

function Ready({ draft, faults, isLocked, edit }: PartProps<Draft>) {
  return (
    <Labelled
      name="ready"
      label="What to have ready"
      hint="One thing per line, six at most. Parents read it after booking, in the mails and in their calendar."
      fault={faults['ready']}
    >
      <Textarea
        disabled={isLocked}
        value={draft.ready}
        onChange={(event: { target: { value: string } }) => {
          edit({ ready: event.target.value });
        }}
      />
    </Labelled>
  );
}
