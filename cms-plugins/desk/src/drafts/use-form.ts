import type { Parsed } from '@lanternway/contracts/wire/parse';
import type { StaffCall } from '@lanternway/contracts/wire/staff-endpoint';
import { useChange } from '../asking/use-change';
import { useTyped } from './use-kept';
import { useState, type FormEvent } from 'react';

interface FormParts<Draft, Request, Reply> {
  /** Under which the typed values are kept in this tab. */
  name: string;
  /** What the form begins with. */
  fresh: Draft;
  read: (draft: Draft) => Parsed<Request>;
  callTo: (request: Request) => StaffCall<Reply>;
  /** What is said once it is saved. */
  message: string;
  reload: () => void;
  onSaved: (reply: Reply, request: Request) => void;
}

/** A form whose typed values stay until the server has taken them, over a login in between. */
export function useForm<Draft extends object, Request, Reply>({
  name,
  fresh,
  read,
  callTo,
  message,
  reload,
  onSaved,
}: FormParts<Draft, Request, Reply>) {
  const { draft, edit, forget, wasKept, isTouched } = useTyped(name, fresh);
  const { send, isBusy } = useChange(reload);
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [refusal, setRefusal] = useState<string | null>(null);

  async function save(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    setRefusal(null);
    const form = event.currentTarget;
    const request = read(draft);
    setFaults(request.kind === 'invalid' ? request.errors : {});
    if (request.kind === 'invalid') {
      focusFault(form);
      return;
    }
    const changed = await send(callTo(request.value), (reply) => {
      onSaved(reply, request.value);
      return { type: 'success', message };
    });
    if (changed.kind === 'done') {
      forget();
      return;
    }
    setFaults(changed.faults);
    if (Object.keys(changed.faults).length === 0) setRefusal(changed.sentence);
    else focusFault(form);
  }

  return {
    draft,
    edit,
    faults,
    refusal,
    isBusy,
    save,
    wasKept,
    isTouched,
    /** Discards what was typed. */
    forget() {
      forget();
      setFaults({});
      setRefusal(null);
    },
  };
}

/** The first faulty field may be out of sight. It is marked only after the next drawing. */
function focusFault(form: HTMLFormElement): void {
  requestAnimationFrame(() => {
    const field = form.querySelector('[aria-invalid="true"]');
    if (field instanceof HTMLElement) field.focus();
  });
}

/** A part of a form. */
export interface PartProps<Draft> {
  draft: Draft;
  faults: Record<string, string>;
  isLocked: boolean;
  edit: (part: Partial<Draft>) => void;
}
