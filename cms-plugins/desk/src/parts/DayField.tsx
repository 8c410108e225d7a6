import { Field } from '@strapi/design-system';
import { ClockInput } from './ClockInput';

interface DayFieldProps<Part extends string> {
  label: string;
  /** The part of the list's address it stands for. */
  part: Part;
  value: string | null;
  /** Empty where the day was taken away. */
  onChange: (part: Part, value: string) => void;
}

/** A day by which a list is narrowed. */
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
