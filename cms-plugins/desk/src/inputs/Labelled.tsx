import { Field } from '@strapi/design-system';
import type { ReactNode } from 'react';

interface LabelledProps {
  name: string;
  label: string;
  hint?: string;
  fault: string | undefined;
  children: ReactNode;
}

/** A field with its label, hint and error. */
export function Labelled({ name, label, hint, fault, children }: LabelledProps) {
  return (
    <Field.Root
      name={name}
      {...(hint === undefined ? {} : { hint })}
      {...(fault === undefined ? {} : { error: fault })}
    >
      <Field.Label>{label}</Field.Label>
      {children}
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}
