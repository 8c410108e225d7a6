import { readAmount, showAmount, writeAmount } from '@lanternway/contracts/money/typed-price';
import { Field, TextInput, Typography } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import { useState, type ReactNode } from 'react';

/** What the content manager passes to a custom field. Strapi's types guarantee nothing, so all is optional. */
interface AmountInputProps {
  name?: string;
  label?: ReactNode;
  hint?: ReactNode;
  labelAction?: ReactNode;
  placeholder?: string;
  required?: boolean;
  disabled?: boolean;
}

/** What staff typed, and the value the form got for it: if the two differ, the form was reset or reloaded. */
interface Typing {
  text: string;
  value: unknown;
}

/** A text that cannot be a price becomes NaN, so the form's own check keeps it from being saved. */
const refusedValue = Number.NaN;

/** A price that staff type in major units and that is stored in minor units, next to the amount a parent will read. */
export function AmountInput({
  name = '',
  label,
  hint,
  labelAction,
  placeholder = '',
  required = false,
  disabled = false,
}: AmountInputProps) {
  const field = useField<unknown>(name);
  const currency = useField<unknown>(`${name.slice(0, name.lastIndexOf('.') + 1)}currency`).value;
  const [typing, setTyping] = useState<Typing | null>(null);
  const isTyped = typing !== null && Object.is(typing.value, field.value);
  const text = isTyped ? typing.text : writeAmount(field.value);
  const amount = readAmount(text);

  function change(written: string) {
    const read = readAmount(written);
    const value = read.kind === 'amount' ? read.minor : read.kind === 'empty' ? null : refusedValue;
    setTyping({ text: written, value });
    field.onChange(name, value);
  }

  const error = amount.kind === 'refused' ? amount.sentence : (field.error ?? false);
  return (
    <Field.Root name={name} error={error} hint={hint} required={required}>
      <Field.Label action={labelAction}>{label}</Field.Label>
      <TextInput
        inputMode="decimal"
        autoComplete="off"
        value={text}
        placeholder={placeholder}
        disabled={disabled}
        onChange={(event: { target: { value: string } }) => change(event.target.value)}
        endAction={<Typography textColor="neutral600">{showAmount(field.value, currency)}</Typography>}
      />
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}
