import type { Span } from '@lanternway/contracts/classes/staff';
import { ClockInput } from '@lanternway/desk/inputs/ClockInput';
import { Box, Field, Flex, IconButton } from '@strapi/design-system';
import { Trash } from '@strapi/icons';
import { weekdayName } from '../words';

interface SpanFieldsProps {
  span: Span;
  faults: { from: string | undefined; until: string | undefined };
  isLocked: boolean;
  onEdit: (part: Partial<Span>) => void;
  onRemove: () => void;
}

/** One span of a weekday: from, until, and how to remove it. */
export function SpanFields({ span, faults, isLocked, onEdit, onRemove }: SpanFieldsProps) {
  const day = weekdayName(span.weekday);
  return (
    <Flex gap={{ initial: 1, medium: 2 }} alignItems="start">
      {(['from', 'until'] as const).map((end) => (
        <Field.Root
          key={end}
          name={`${day} ${end}`}
          flex="1 1 12rem"
          maxWidth="17rem"
          {...(faults[end] === undefined ? {} : { error: faults[end] })}
        >
          <ClockInput
            type="time"
            step={900}
            aria-label={`${day}, ${end}`}
            disabled={isLocked}
            value={span[end]}
            onChange={(event) => {
              onEdit({ [end]: event.target.value });
            }}
          />
          <Field.Error />
        </Field.Root>
      ))}
      {!isLocked && (
        <Box paddingTop={{ initial: 2, medium: 1 }}>
          <IconButton label={`Remove ${day} ${span.from}–${span.until}`} onClick={onRemove}>
            <Trash />
          </IconButton>
        </Box>
      )}
    </Flex>
  );
}
