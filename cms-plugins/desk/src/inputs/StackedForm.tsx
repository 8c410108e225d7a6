import { Flex } from '@strapi/design-system';
import type { FormEvent, ReactNode } from 'react';

interface StackedFormProps {
  gap?: number;
  onSubmit: (event: FormEvent<HTMLFormElement>) => Promise<void>;
  children: ReactNode;
}

/** A form with its fields below each other. Our own sentences say what is wrong, not the browser's. */
export function StackedForm({ gap = 3, onSubmit, children }: StackedFormProps) {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        void onSubmit(event);
      }}
    >
      <Flex direction="column" alignItems="stretch" gap={gap}>
        {children}
      </Flex>
    </form>
  );
}
