import type { Parsed } from '@lanternway/contracts/wire/parse';
import type { StaffCall } from '@lanternway/contracts/wire/staff-endpoint';
import { useNotification } from '@strapi/strapi/admin';
import { useState, type FormEvent } from 'react';
import { faultsOf, logInAgain, sentenceOf } from '../asking/sentence-of';
import { useCall } from '../asking/use-call';

/** A group of settings: its form fields, how to read them, and the call that saves them. */
interface Kind<Settings, Draft> {
  draftOf: (settings: Settings) => Draft;
  readDraft: (draft: Draft) => Parsed<Settings>;
  callTo: (settings: Settings) => StaffCall<{ message: string }>;
  /** Maps the server's faults to the names of the form's fields. */
  byField: (faults: Record<string, string>) => Record<string, string>;
}

export interface SettingsFormProps<Settings> {
  settings: Settings;
  mayChange: boolean;
  onSaved: (settings: Settings) => void;
}

/** Props for one part of the form. */
export interface SettingsPart<Draft> {
  draft: Draft;
  /** What is wrong, by field name. */
  faults: Record<string, string>;
  isLocked: boolean;
  edit: (part: Partial<Draft>) => void;
}

/** A settings form. If the server refuses, the typed values stay. */
export function useSettingsForm<Settings, Draft extends object>(
  { draftOf, readDraft, callTo, byField }: Kind<Settings, Draft>,
  { settings, mayChange, onSaved }: SettingsFormProps<Settings>,
) {
  const call = useCall();
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
      const { message } = await call(callTo(read.value));
      toggleNotification({ type: 'success', message });
      onSaved(read.value);
      setTyped(null);
    } catch (error) {
      setFaults(byField(faultsOf(error)));
      toggleNotification({ type: 'danger', message: sentenceOf(error), ...logInAgain(error) });
    }
    setIsSaving(false);
  }

  const part: SettingsPart<Draft> = {
    draft,
    faults,
    isLocked: !mayChange,
    edit: (changed) => {
      setTyped({ ...draft, ...changed });
    },
  };
  const isTouched = JSON.stringify(draft) !== JSON.stringify(draftOf(settings));
  return { part, frame: { mayChange, isSaving, isTouched, save } };
}

/** On a small screen the faulty field may be out of sight. */
function focusFirst(form: HTMLFormElement, faults: Record<string, string>): void {
  const [first] = [...form.elements].filter(
    (field) => 'name' in field && typeof field.name === 'string' && Object.hasOwn(faults, field.name),
  );
  if (first instanceof HTMLElement) first.focus();
}
