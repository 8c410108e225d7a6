import { Field, SingleSelect, SingleSelectOption } from '@strapi/design-system';

interface ChoiceProps {
  label: string;
  /** What holds where nothing is chosen. */
  placeholder: string;
  options: readonly (readonly [value: string, word: string])[];
  value: string | null;
  /** Empty where the choice was taken away. */
  onChange: (value: string) => void;
}

export function Choice({ label, placeholder, options, value, onChange }: ChoiceProps) {
  return (
    <Field.Root width="15rem">
      <Field.Label>{label}</Field.Label>
      <SingleSelect
        size="S"
        placeholder={placeholder}
        value={value ?? ''}
        clearLabel={`Clear: ${label}`}
        onChange={(chosen) => {
          onChange(String(chosen));
        }}
        onClear={() => {
          onChange('');
        }}
      >
        {options.map(([option, word]) => (
          <SingleSelectOption key={option} value={option}>
            {word}
          </SingleSelectOption>
        ))}
      </SingleSelect>
    </Field.Root>
  );
}
