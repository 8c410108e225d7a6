import { isEmailBegun, suggestEmail } from '@lanternway/contracts/fields/suggest-email';
import { type ChangeEvent, type FocusEvent, useState } from 'react';
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

const valueOf = ({ target }: ChangeEvent | FocusEvent): string =>
  target instanceof HTMLInputElement ? target.value : '';

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
  return {
    meant,
    take: (address) => {
      form.set(name, address);
      form.clearFaults([name]);
      setMeant(null);
      document.getElementById(name)?.focus();
    },
    field: {
      ...field,
      onChange: (event) => {
        const typed = valueOf(event);
        setMeant(isEmailBegun(typed) ? null : suggestEmail(typed));
        field.onChange(event);
      },
      onBlur: (event) => {
        if (isTextField(event.relatedTarget)) setMeant(suggestEmail(valueOf(event)));
        field.onBlur(event);
      },
    },
  };
}
