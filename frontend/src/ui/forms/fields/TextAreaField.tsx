import OutlinedInput from '@mui/material/OutlinedInput';
import { FieldFrame, type FieldLabels, notesOf } from './FieldFrame';
import type { FieldOfForm } from './TextField';

interface TextAreaFieldProps extends FieldLabels, Partial<FieldOfForm> {
  name: string;
  rows: number;
  placeholder?: string;
  maxLength?: number;
}

const tall = { padding: 0, alignItems: 'stretch', '& textarea': { resize: 'vertical' } } as const;

/** Several lines of text. The field can be enlarged at its corner. */
export function TextAreaField({
  label,
  help,
  error,
  isOptional,
  name,
  rows,
  maxLength,
  ...rest
}: TextAreaFieldProps) {
  const labels = { label, help, error, isOptional };
  return (
    <FieldFrame id={name} {...labels}>
      <OutlinedInput
        id={name}
        name={name}
        required={!isOptional}
        inputComponent="textarea"
        sx={tall}
        inputProps={{ rows, maxLength, 'aria-describedby': notesOf(name, labels) }}
        {...rest}
      />
    </FieldFrame>
  );
}
