import { isEmailBegun, suggestEmail } from '@lanternway/contracts/fields/suggest-email';
import { useEffect, useRef, useState } from 'react';
import type { AnyObject } from 'yup';
import type { CheckedForm } from '../use-checked-form';
import type { FieldOfForm } from './TextField';

/** What an email field is part of. */
export interface EmailOfForm<Values extends AnyObject> {
  form: Pick<CheckedForm<Values>, 'field' | 'set' | 'clearFaults'>;
  name: keyof Values & string;
}

const isTextField = (element: EventTarget | null): boolean =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && !['radio', 'checkbox', 'file'].includes(element.type));

const valueOf = (field: EventTarget | null): string => (field instanceof HTMLInputElement ? field.value : '');

/** What is meant while it is being typed: what looks only unfinished is not pointed out. */
const meantSoFar = (typed: string): string | null => (isEmailBegun(typed) ? null : suggestEmail(typed));

/**
 * The address most likely meant; null if the typed one looks right. It appears while the parent types, so that nothing
 * moves under a press: what looks only unfinished waits until the parent goes on to another field.
 */
export function useMeantAddress<Values extends AnyObject>({
  form,
  name,
}: EmailOfForm<Values>): {
  field: FieldOfForm;
  meant: string | null;
  take: (address: string) => void;
} {
  const [meant, setMeant] = useState<string | null>(null);
  const field = form.field(name);
  const input = useRef<HTMLElement | null>(null);
  // It may have been typed before the code of the form came.
  useEffect(() => setMeant(meantSoFar(valueOf(input.current))), []);
  return {
    meant,
    take: (address) => {
      form.set(name, address);
      form.clearFaults([name]);
      setMeant(null);
      input.current?.focus();
    },
    field: {
      ...field,
      inputRef: (element) => {
        input.current = element;
        field.inputRef(element);
      },
      onChange: (event) => {
        setMeant(meantSoFar(valueOf(event.target)));
        field.onChange(event);
      },
      onBlur: (event) => {
        if (isTextField(event.relatedTarget)) setMeant(suggestEmail(valueOf(event.target)));
        field.onBlur(event);
      },
    },
  };
}
