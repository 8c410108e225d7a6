import type { ChangeEvent, FocusEvent, RefCallback } from 'react';
import { FieldFrame, type FieldLabels, notesOf } from './FieldFrame';

/** What a form gives each of its fields; see `useCheckedForm`. */
export interface FieldOfForm {
  name: string;
  inputRef: RefCallback<HTMLElement>;
  onChange: (event: ChangeEvent) => void;
  onBlur: (event: FocusEvent) => void;
  error: string | undefined;
}

interface TextFieldProps extends FieldLabels, Partial<FieldOfForm> {
  /** The field's name for the browser's autofill, and its id. */
  name: string;
  type?: 'text' | 'email';
  autoComplete: string;
  inputMode?: 'numeric';
  maxLength?: number;
  disabled?: boolean;
}

/** One line of text. It keeps what was typed before the application took over, because the browser keeps its value. */
export function TextField({
  label,
  isOptional,
  help,
  error,
  name,
  type = 'text',
  inputRef,
  ...rest
}: TextFieldProps) {
  const labels = { label, isOptional, help, error };
  return (
    <FieldFrame id={name} {...labels}>
      <input
        ref={inputRef}
        className="inp"
        id={name}
        name={name}
        type={type}
        required={!isOptional}
        aria-invalid={error !== undefined}
        aria-describedby={notesOf(name, labels)}
        {...rest}
      />
    </FieldFrame>
  );
}
