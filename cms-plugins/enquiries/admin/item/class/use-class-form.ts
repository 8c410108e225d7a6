import type { Parsed } from '@lanternway/contracts/wire/parse';
import type { Changed } from '@lanternway/desk/asking/use-change';
import { useTyped } from '@lanternway/desk/drafts/use-kept';
import { useState, type FormEvent } from 'react';

interface ClassFormParts<Draft, Request> {
  /** The name under which the typed values are kept in this tab. */
  name: string;
  /** What the form begins with. */
  fresh: Draft;
  /** Reads the fields that are filled in. */
  read: (filled: Record<string, string>) => Parsed<Request>;
  send: (request: Request) => Promise<Changed>;
  onDone: () => void;
}

/** A form about a class. What is typed stays until the server has taken it, over a login in between. */
export function useClassForm<Draft extends Record<string, string>, Request>({
  name,
  fresh,
  read,
  send,
  onDone,
}: ClassFormParts<Draft, Request>) {
  const { draft, edit, forget, wasKept } = useTyped(name, fresh);
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [refusal, setRefusal] = useState<string | null>(null);

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    setRefusal(null);
    const request = read(filledIn(draft));
    setFaults(request.kind === 'invalid' ? request.errors : {});
    if (request.kind === 'invalid') return;
    const changed = await send(request.value);
    if (changed.kind === 'done') {
      forget();
      onDone();
      return;
    }
    setFaults(changed.faults);
    setRefusal(Object.keys(changed.faults).length === 0 ? changed.sentence : null);
  }

  return { draft, faults, refusal, edit, save, wasKept, forget };
}

const filledIn = (draft: Record<string, string>) =>
  Object.fromEntries(Object.entries(draft).filter(([, value]) => value.trim() !== ''));
