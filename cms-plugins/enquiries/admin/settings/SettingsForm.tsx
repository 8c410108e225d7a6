import { settingsPath, type DeskSettings } from '@lanternway/contracts/desk-privacy';
import { enquiryKinds } from '@lanternway/contracts/enquiries';
import { Button, Flex, Grid, Textarea, TextInput, Typography } from '@strapi/design-system';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useState, type FormEvent } from 'react';
import { faultsOf, sentenceOf } from '../asking/sentence-of';
import { Labelled } from '../parts/Labelled';
import { Panel } from '../parts/Panel';
import { byField, draftOf, periods, readDraft, type Draft, type Period } from './draft';

const periodWords: Record<Period, { label: string; hint: string }> = {
  'free-class': { label: 'Free classes', hint: 'Days after the last change; 0 keeps them.' },
  contact: { label: 'Messages', hint: 'Days after the last change; 0 keeps them.' },
  career: { label: 'Applications', hint: 'Days after the last change; 0 keeps them.' },
  resume: {
    label: 'Resumes',
    hint: 'Days after they came, also of an application that stays; 0 keeps them.',
  },
  suspect: { label: 'Suspected spam', hint: 'Days after the last change, of every kind; 0 keeps it.' },
};

const notifyLabels = {
  'free-class': 'About free classes',
  contact: 'About messages',
  career: 'About applications',
} as const;

interface SettingsFormProps {
  settings: DeskSettings;
  mayChange: boolean;
  onSaved: (settings: DeskSettings) => void;
}

export function SettingsForm({ settings, mayChange, onSaved }: SettingsFormProps) {
  const { draft, faults, isSaving, isTouched, edit, save } = useSettingsForm(settings, onSaved);
  const part = { draft, faults, isLocked: !mayChange, edit };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        void save(event);
      }}
    >
      <Flex direction="column" alignItems="stretch" gap={4}>
        <Panel title="How long it is kept">
          <Typography textColor="neutral600">
            What is older is removed for good every night, with notes, classes and files. The privacy policy
            promises times to parents and applicants: change it, too, before you keep anything longer.
          </Typography>
          <Days {...part} />
        </Panel>
        <Panel title="Who is mailed about new enquiries">
          <Typography textColor="neutral600">
            One address a line, at most ten. Where none is given, the email of the site settings is told.
          </Typography>
          <Notify {...part} />
        </Panel>
        {mayChange && (
          <Flex>
            <Button type="submit" loading={isSaving} disabled={!isTouched}>
              Save
            </Button>
          </Flex>
        )}
      </Flex>
    </form>
  );
}

function useSettingsForm(settings: DeskSettings, onSaved: (settings: DeskSettings) => void) {
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [typed, setTyped] = useState<Draft | null>(null);
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [isSaving, setIsSaving] = useState(false);
  const draft = typed ?? draftOf(settings);

  async function save(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const read = readDraft(draft);
    setFaults(read.kind === 'invalid' ? read.errors : {});
    if (read.kind === 'invalid') {
      focusFirst(event.currentTarget, read.errors);
      return;
    }
    setIsSaving(true);
    try {
      const { data } = await post<{ message: string }>(settingsPath, read.value);
      toggleNotification({ type: 'success', message: data.message });
      onSaved(read.value);
      setTyped(null);
    } catch (error) {
      setFaults(byField(faultsOf(error)));
      toggleNotification({ type: 'danger', message: sentenceOf(error) });
    }
    setIsSaving(false);
  }

  return {
    draft,
    faults,
    isSaving,
    isTouched: JSON.stringify(draft) !== JSON.stringify(draftOf(settings)),
    edit: (part: Partial<Draft>) => {
      setTyped({ ...draft, ...part });
    },
    save,
  };
}

/** On a small screen the field to blame may be out of sight. */
function focusFirst(form: HTMLFormElement, faults: Record<string, string>): void {
  const [first] = [...form.elements].filter(
    (field) => 'name' in field && typeof field.name === 'string' && Object.hasOwn(faults, field.name),
  );
  if (first instanceof HTMLElement) first.focus();
}

interface PartProps {
  draft: Draft;
  faults: Record<string, string>;
  isLocked: boolean;
  edit: (part: Partial<Draft>) => void;
}

function Days({ draft, faults, isLocked, edit }: PartProps) {
  return (
    <Grid.Root gap={4}>
      {periods.map((period) => (
        <Grid.Item key={period} col={4} m={6} s={12} xs={12} direction="column" alignItems="stretch">
          <Labelled
            name={`days.${period}`}
            label={periodWords[period].label}
            hint={periodWords[period].hint}
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
        </Grid.Item>
      ))}
    </Grid.Root>
  );
}

function Notify({ draft, faults, isLocked, edit }: PartProps) {
  return (
    <Grid.Root gap={4}>
      {enquiryKinds.map((kind) => (
        <Grid.Item key={kind} col={4} m={6} s={12} xs={12} direction="column" alignItems="stretch">
          <Labelled name={`notify.${kind}`} label={notifyLabels[kind]} fault={faults[`notify.${kind}`]}>
            <Textarea
              disabled={isLocked}
              value={draft.notify[kind]}
              onChange={(event: { target: { value: string } }) => {
                edit({ notify: { ...draft.notify, [kind]: event.target.value } });
              }}
            />
          </Labelled>
        </Grid.Item>
      ))}
    </Grid.Root>
  );
}
