import {
  Field,
  MultiSelect,
  MultiSelectOption,
  SingleSelect,
  SingleSelectOption,
} from '@strapi/design-system';
import { styled } from 'styled-components';
import { forFingers } from '../lists/for-fingers';

interface ChoiceProps {
  /** The placeholder says enough: the label is only for screen readers. */
  isShort?: boolean;
  label: string;
  /** Shown when nothing is chosen. */
  placeholder: string;
  options: readonly (readonly [value: string, word: string])[];
}

/** As wide as the words of the choice, so that none is cut, but never wider than a phone. */
const widths = (isShort: boolean) => ({
  width: 'max-content',
  minWidth: isShort ? '14rem' : '15rem',
  maxWidth: '28rem',
});

/** High enough for a finger. */
const Root = styled(Field.Root)`
  @media ${forFingers} {
    [role='combobox'] {
      min-height: 4.4rem;
    }
  }
`;

interface OneChoiceProps extends ChoiceProps {
  value: string | null;
  /** Called with an empty value when the choice is cleared. */
  onChange: (value: string) => void;
}

export function OneChoice({ label, placeholder, options, value, isShort = false, onChange }: OneChoiceProps) {
  return (
    <Root {...widths(isShort)}>
      {!isShort && <Field.Label>{label}</Field.Label>}
      <SingleSelect
        {...(isShort ? { 'aria-label': label } : {})}
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
    </Root>
  );
}

interface ManyChoiceProps extends ChoiceProps {
  value: readonly string[];
  onChange: (value: string[]) => void;
}

export function ManyChoice({
  label,
  placeholder,
  options,
  value,
  isShort = false,
  onChange,
}: ManyChoiceProps) {
  const labels = new Map(options);
  return (
    <Root {...widths(isShort)}>
      {!isShort && <Field.Label>{label}</Field.Label>}
      <MultiSelect
        {...(isShort ? { 'aria-label': label } : {})}
        size="S"
        placeholder={placeholder}
        value={[...value]}
        clearLabel={`Clear: ${label}`}
        customizeContent={(chosen) => (chosen ?? []).map((option) => labels.get(option) ?? option).join(', ')}
        onChange={onChange}
        onClear={() => {
          onChange([]);
        }}
      >
        {options.map(([option, word]) => (
          <MultiSelectOption key={option} value={option}>
            {word}
          </MultiSelectOption>
        ))}
      </MultiSelect>
    </Root>
  );
}
