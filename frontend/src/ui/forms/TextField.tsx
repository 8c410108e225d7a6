import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import type { ChangeEvent, FocusEvent, RefCallback } from 'react';
import { FieldFrame, type FieldWords, noteIdOf } from './FieldFrame';

/** What a form gives each of its fields; see `useCheckedForm`. */
export interface FieldOfForm {
  name: string;
  inputRef: RefCallback<HTMLInputElement>;
  onChange: (event: ChangeEvent) => void;
  onBlur: (event: FocusEvent) => void;
  error: string | undefined;
}

export interface TextFieldProps extends FieldWords, Partial<FieldOfForm> {
  /** Names the field for the browser and for what it has stored; the id where that is not given. */
  name: string;
  id?: string;
  type?: 'text' | 'email' | 'password';
  autoComplete: string;
  inputMode?: 'numeric' | 'email';
  isReadOnly?: boolean;
  value?: string;
  /** A button or a sign at the end of the field. */
  end?: OutlinedInputProps['endAdornment'];
  sx?: OutlinedInputProps['sx'];
}

/** One line of text. It keeps what was typed before the application took over, since the browser keeps its value. */
export function TextField({
  label,
  help,
  error,
  id,
  name,
  isReadOnly,
  inputMode,
  end,
  sx,
  ...rest
}: TextFieldProps) {
  const inputId = id ?? name;
  const isDescribed = error !== undefined || help !== undefined;
  return (
    <FieldFrame id={inputId} label={label} help={help} error={error}>
      <OutlinedInput
        id={inputId}
        name={name}
        readOnly={isReadOnly ?? false}
        endAdornment={end}
        slotProps={{
          input: { inputMode, 'aria-describedby': isDescribed ? noteIdOf(inputId) : undefined },
        }}
        {...(sx ? { sx } : {})}
        {...rest}
      />
    </FieldFrame>
  );
}
