import { Field } from '@strapi/design-system';
import { ClockInput } from './ClockInput';

interface DayFieldProps<Part extends string> {
  label: string;
  /** The part of the list's address that holds the day. */
  part: Part;
  value: string | null;
  /** Called with an empty value when the day is cleared. */
  onChange: (part: Part, value: string) => void;
}

/** A day that filters a list. */
export function DayField<Part extends string>({ label, part, value, onChange }: DayFieldProps<Part>) {
  return (
    <Field.Root name={part} width="15rem">
      <Field.Label>{label}</Field.Label>
      <ClockInput
        type="date"
        size="S"
        value={value ?? ''}
        onChange={(event) => {
          onChange(part, event.target.value);
        }}
      />
    </Field.Root>
  );
}
