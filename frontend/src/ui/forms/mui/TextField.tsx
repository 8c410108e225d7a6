import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { FieldFrame, type FieldLabels, notesOf } from '../fields/FieldFrame';
import type { FieldOfForm } from '../fields/TextField';

export interface TextFieldProps extends FieldLabels, Partial<FieldOfForm> {
  /** The field's name for the browser's autofill; by default the id. */
  name: string;
  id?: string;
  type?: 'text' | 'email' | 'password' | 'tel';
  autoComplete: string;
  inputMode?: 'numeric' | 'email';
  maxLength?: number;
  isReadOnly?: boolean;
  disabled?: boolean;
  value?: string;
  /** A button or an icon at the end of the field. */
  end?: OutlinedInputProps['endAdornment'];
  sx?: OutlinedInputProps['sx'];
}

/** One line of text. It keeps what was typed before the application took over, because the browser keeps its value. */
export function TextField({
  label,
  isOptional,
  help,
  error,
  id,
  name,
  isReadOnly,
  inputMode,
  maxLength,
  end,
  sx,
  ...rest
}: TextFieldProps) {
  const inputId = id ?? name;
  const labels = { label, isOptional, help, error };
  return (
    <FieldFrame id={inputId} {...labels}>
      <OutlinedInput
        id={inputId}
        name={name}
        fullWidth
        error={error !== undefined}
        readOnly={isReadOnly ?? false}
        required={!isOptional && !isReadOnly}
        endAdornment={end}
        slotProps={{
          input: { inputMode, maxLength, 'aria-describedby': notesOf(inputId, labels) },
        }}
        {...(sx ? { sx } : {})}
        {...rest}
      />
    </FieldFrame>
  );
}
