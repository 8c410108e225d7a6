import { FieldFrame, type FieldLabels, notesOf } from './FieldFrame';
import type { FieldOfForm } from './TextField';

interface TextAreaFieldProps extends FieldLabels, Partial<FieldOfForm> {
  name: string;
  rows: number;
  placeholder?: string;
  maxLength?: number;
}

/** Several lines of text. The field can be enlarged at its corner. */
export function TextAreaField({
  label,
  help,
  error,
  isOptional,
  name,
  inputRef,
  ...rest
}: TextAreaFieldProps) {
  const labels = { label, help, error, isOptional };
  return (
    <FieldFrame id={name} {...labels}>
      <textarea
        ref={inputRef}
        className="inp"
        id={name}
        name={name}
        required={!isOptional}
        aria-invalid={error !== undefined}
        aria-describedby={notesOf(name, labels)}
        {...rest}
      />
    </FieldFrame>
  );
}
