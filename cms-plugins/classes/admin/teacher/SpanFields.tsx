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

const words = { from: 'from', until: 'until' } as const;

/** One span of a weekday: from, until, and how to remove it. */
export function SpanFields({ span, faults, isLocked, onEdit, onRemove }: SpanFieldsProps) {
  const day = weekdayName(span.weekday);
  return (
    <Flex gap={2} alignItems="start">
      {(['from', 'until'] as const).map((end) => (
        <Field.Root
          key={end}
          name={`${day} ${end}`}
          width="8.5rem"
          {...(faults[end] === undefined ? {} : { error: faults[end] })}
        >
          <ClockInput
            type="time"
            step={900}
            aria-label={`${day}, ${words[end]}`}
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
        <Box paddingTop={1}>
          <IconButton label={`Remove ${day} ${span.from}–${span.until}`} onClick={onRemove}>
            <Trash />
          </IconButton>
        </Box>
      )}
    </Flex>
  );
}
