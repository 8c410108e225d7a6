import { financeSettingsPath, type FinanceSettings } from '@lanternway/contracts/finance-settings';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useState, type FormEvent } from 'react';
import { faultsOf, sentenceOf } from '../asking/sentence-of';
import { byField, draftOf, readDraft, type Draft } from './draft';

/** The settings while they are typed. What is refused stays as it was typed. */
export function useSettingsForm(settings: FinanceSettings, onSaved: (settings: FinanceSettings) => void) {
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
      const { data } = await post<{ message: string }>(financeSettingsPath, read.value);
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
