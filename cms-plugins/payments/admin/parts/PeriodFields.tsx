import { ClockInput } from '@lanternway/desk/inputs/ClockInput';
import { Field, Flex } from '@strapi/design-system';
import type { usePage } from './use-page';

const days = { from: 'From', to: 'To' } as const;

/** The first and the last day of a register, kept in the page's address. */
export function PeriodFields({ read, choose }: Pick<ReturnType<typeof usePage>, 'read' | 'choose'>) {
  return (
    <Flex gap={2} wrap="wrap" alignItems="end">
      {(['from', 'to'] as const).map((part) => (
        <Field.Root key={part} name={part} width="15rem">
          <Field.Label>{days[part]}</Field.Label>
          <ClockInput
            type="date"
            size="S"
            value={read(part) ?? ''}
            onChange={(event) => {
              choose(part, event.target.value);
            }}
          />
        </Field.Root>
      ))}
    </Flex>
  );
}
