import type { HealthSettings as Settings } from '@lanternway/contracts/publishing/health';
import { healthSentences } from '@lanternway/contracts/publishing/health';
import { saveHealthSettings } from '@lanternway/contracts/publishing/health-calls';
import { writeCall } from '@lanternway/contracts/wire/staff-endpoint';
import { useTyped } from '@lanternway/desk/drafts/use-kept';
import { Labelled } from '@lanternway/desk/inputs/Labelled';
import { StackedForm } from '@lanternway/desk/inputs/StackedForm';
import { KeptNote } from '@lanternway/desk/parts/KeptNote';
import { Panel } from '@lanternway/desk/parts/Panel';
import { Button, Flex, Textarea, TextInput } from '@strapi/design-system';
import { useState, type FormEvent } from 'react';
import { useDoing } from '../asking/use-doing';

/** The brand's words to avoid, and how soon an entry is looked at again. */
export function HealthSettings({ settings, onSaved }: { settings: Settings; onSaved: () => void }) {
  const { isBusy, act } = useDoing();
  const fresh = { months: String(settings.months), words: settings.avoid.join('\n') };
  const { draft, edit, forget, wasKept } = useTyped('health-settings', fresh);
  const { months, words } = draft;
  const [faults, setFaults] = useState<Record<string, string>>({});

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    const avoid = words
      .split('\n')
      .map((word) => word.trim())
      .filter((word) => word !== '');
    const saved = await act(
      writeCall(saveHealthSettings, {}, { months: Number(months), avoid }),
      healthSentences.saved,
    );
    setFaults(saved.kind === 'refused' ? saved.faults : {});
    if (saved.kind !== 'done') return;
    forget();
    onSaved();
  }

  const ofWords = Object.entries(faults).find(([field]) => field.startsWith('avoid'))?.[1];
  return (
    <Panel title="Settings">
      <StackedForm onSubmit={save}>
        <KeptNote wasKept={wasKept} onDiscard={forget} />
        <Labelled
          name="months"
          label="Review every"
          hint="In months: “Reviewed, still right” sets the next date."
          fault={faults['months']}
        >
          <TextInput
            type="number"
            min={1}
            max={36}
            value={months}
            onChange={(event: { target: { value: string } }) => {
              edit({ months: event.target.value });
            }}
          />
        </Labelled>
        <Labelled
          name="avoid"
          label="Words to avoid"
          hint="One a line, such as: cheap. Whole words count, in any case."
          fault={ofWords}
        >
          <Textarea
            value={words}
            onChange={(event: { target: { value: string } }) => {
              edit({ words: event.target.value });
            }}
          />
        </Labelled>
        <Flex>
          <Button type="submit" loading={isBusy}>
            Save
          </Button>
        </Flex>
      </StackedForm>
    </Panel>
  );
}
