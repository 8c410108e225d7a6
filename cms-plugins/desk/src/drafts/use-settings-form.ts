import type { Parsed } from '@lanternway/contracts/wire/parse';
import type { StaffCall } from '@lanternway/contracts/wire/staff-endpoint';
import { useNotification } from '@strapi/strapi/admin';
import { useState, type FormEvent } from 'react';
import { faultsOf, logInAgain, sentenceOf } from '../asking/sentence-of';
import { useCall } from '../asking/use-call';
import { useTyped } from './use-kept';

/** A group of settings: its form fields, how to read them, and the call that saves them. */
interface Kind<Settings, Draft> {
  /** Names the form. */
  form: string;
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

/** A settings form. If the server refuses, the typed values stay, also over a login. */
export function useSettingsForm<Settings, Draft extends object>(
  { form, draftOf, readDraft, callTo, byField }: Kind<Settings, Draft>,
  { settings, mayChange, onSaved }: SettingsFormProps<Settings>,
) {
  const call = useCall();
  const { toggleNotification } = useNotification();
  const { draft, edit, forget, wasKept, isTouched } = useTyped(form, draftOf(settings));
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [isSaving, setIsSaving] = useState(false);

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
      forget();
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
    edit,
  };
  return { part, frame: { mayChange, isSaving, isTouched, save, wasKept, forget } };
}

/** On a small screen the faulty field may be out of sight. */
function focusFirst(form: HTMLFormElement, faults: Record<string, string>): void {
  const [first] = [...form.elements].filter(
    (field) => 'name' in field && typeof field.name === 'string' && Object.hasOwn(faults, field.name),
  );
  if (first instanceof HTMLElement) first.focus();
}
