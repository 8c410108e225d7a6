import { saveSettings } from '@lanternway/contracts/enquiries/staff-calls';
import type { DeskSettings } from '@lanternway/contracts/enquiries/staff-privacy';
import { enquiryKinds } from '@lanternway/contracts/enquiries/site';
import { writeCall } from '@lanternway/contracts/wire/staff-endpoint';
import {
  useSettingsForm,
  type SettingsFormProps,
  type SettingsPart,
} from '@lanternway/desk/drafts/use-settings-form';
import { Labelled } from '@lanternway/desk/inputs/Labelled';
import { Panel } from '@lanternway/desk/parts/Panel';
import { Column, SettingsFrame } from '@lanternway/desk/parts/SettingsFrame';
import { Grid, Textarea, TextInput, Typography } from '@strapi/design-system';
import { Hours } from './Hours';
import { byField, draftOf, periods, readDraft, type Draft, type Period } from './draft';

const periodLabels: Record<Period, { label: string; hint: string }> = {
  'free-class': { label: 'Free classes', hint: 'Days after the last change; 0 keeps them.' },
  contact: { label: 'Messages', hint: 'Days after the last change; 0 keeps them.' },
  career: { label: 'Applications', hint: 'Days after the last change; 0 keeps them.' },
  resume: {
    label: 'Resumes',
    hint: 'Days after they came, even if the application is kept longer; 0 keeps them.',
  },
  suspect: { label: 'Suspected spam', hint: 'Days after the last change, of every kind; 0 keeps it.' },
};

const notifyLabels = {
  'free-class': 'About free classes',
  contact: 'About messages',
  career: 'About applications',
} as const;

const callTo = (settings: DeskSettings) => writeCall(saveSettings, {}, settings);

export function SettingsForm(props: SettingsFormProps<DeskSettings>) {
  const { part, frame } = useSettingsForm(
    { form: 'enquiries/settings', draftOf, readDraft, callTo, byField },
    props,
  );
  return (
    <SettingsFrame {...frame}>
      <Panel title="Working hours">
        <Typography textColor="neutral600">“Reply by” at the desk counts only these hours.</Typography>
        <Hours {...part} />
      </Panel>
      <Panel title="How long it is kept">
        <Typography textColor="neutral600">
          Anything older is removed for good every night, with notes, classes and files. The privacy policy
          promises these times: change it first if you want to keep anything longer.
        </Typography>
        <Days {...part} />
      </Panel>
      <Panel title="Who is mailed about new enquiries">
        <Typography textColor="neutral600">
          One address per line, at most ten. If there is none, the email address in the site settings is used.
        </Typography>
        <Notify {...part} />
      </Panel>
    </SettingsFrame>
  );
}

function Days({ draft, faults, isLocked, edit }: SettingsPart<Draft>) {
  return (
    <Grid.Root gap={4}>
      {periods.map((period) => (
        <Column key={period}>
          <Labelled
            name={`days.${period}`}
            label={periodLabels[period].label}
            hint={periodLabels[period].hint}
            fault={faults[`days.${period}`]}
          >
            <TextInput
              inputMode="numeric"
              disabled={isLocked}
              value={draft.days[period]}
              onChange={(event) => {
                edit({ days: { ...draft.days, [period]: event.target.value } });
              }}
            />
          </Labelled>
        </Column>
      ))}
    </Grid.Root>
  );
}

function Notify({ draft, faults, isLocked, edit }: SettingsPart<Draft>) {
  return (
    <Grid.Root gap={4}>
      {enquiryKinds.map((kind) => (
        <Column key={kind}>
          <Labelled name={`notify.${kind}`} label={notifyLabels[kind]} fault={faults[`notify.${kind}`]}>
            <Textarea
              disabled={isLocked}
              value={draft.notify[kind]}
              onChange={(event: { target: { value: string } }) => {
                edit({ notify: { ...draft.notify, [kind]: event.target.value } });
              }}
            />
          </Labelled>
        </Column>
      ))}
    </Grid.Root>
  );
}
