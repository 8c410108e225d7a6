import { isEmailBegun, suggestEmail } from '@lanternway/contracts/fields/suggest-email';
import { styled } from '@mui/material/styles';
import { type ChangeEvent, type FocusEvent, useState } from 'react';
import type { AnyObject } from 'yup';
import { Icon } from '../../art/Icon';
import type { CheckedForm } from '../use-checked-form';
import { TextField, type TextFieldProps } from './TextField';

const Line = styled('p')({
  display: 'flex',
  gap: 6,
  marginTop: 6,
  fontSize: '.9375rem',
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
  '& .i': { flex: 'none', width: 18, height: 18, marginTop: 1, color: 'var(--peacock)' },
  '& span': { minWidth: 0 },
});

/** As high as a finger needs, without moving the line apart. */
const Take = styled('button')({
  margin: '-12px 0',
  padding: '12px 0',
  border: 0,
  background: 'none',
  font: 'inherit',
  fontWeight: 700,
  color: 'var(--peacock)',
  textAlign: 'left',
  textDecoration: 'underline',
  textUnderlineOffset: '.2em',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
});

interface EmailFieldProps<Values extends AnyObject> extends Pick<TextFieldProps, 'label' | 'help'> {
  form: Pick<CheckedForm<Values>, 'field' | 'set' | 'clearFaults'>;
  name: keyof Values & string;
  autoComplete: 'email' | 'username';
}

const isTextField = (element: EventTarget | null): boolean =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && !['radio', 'checkbox', 'file'].includes(element.type));

const valueOf = ({ target }: ChangeEvent | FocusEvent): string =>
  target instanceof HTMLInputElement ? target.value : '';

/**
 * The address most likely meant. It appears while the parent types, so that nothing moves under a press: what looks only
 * unfinished waits until the parent goes on to another field.
 */
function useSuggestion() {
  const [meant, setMeant] = useState<string | null>(null);
  return {
    meant,
    forget: () => setMeant(null),
    whileTyping: (typed: string) => setMeant(isEmailBegun(typed) ? null : suggestEmail(typed)),
    afterwards: (typed: string) => setMeant(suggestEmail(typed)),
  };
}

/** An email address. A near miss of a well-known provider is pointed out, and one press mends it; it never blocks. */
export function EmailField<Values extends AnyObject>({ form, name, ...labels }: EmailFieldProps<Values>) {
  const { onChange, onBlur, ...field } = form.field(name);
  const { meant, forget, whileTyping, afterwards } = useSuggestion();
  const take = (address: string) => {
    form.set(name, address);
    form.clearFaults([name]);
    forget();
    document.getElementById(name)?.focus();
  };
  return (
    <div>
      <TextField
        type="email"
        {...labels}
        {...field}
        onChange={(event) => {
          whileTyping(valueOf(event));
          onChange(event);
        }}
        onBlur={(event) => {
          if (isTextField(event.relatedTarget)) afterwards(valueOf(event));
          onBlur(event);
        }}
      />
      <div role="status">
        {meant !== null && (
          <Line>
            <Icon name="info-fill" />
            <span>
              Did you mean{' '}
              <Take type="button" onClick={() => take(meant)}>
                {meant}
              </Take>
              ?
            </span>
          </Line>
        )}
      </div>
    </div>
  );
}
