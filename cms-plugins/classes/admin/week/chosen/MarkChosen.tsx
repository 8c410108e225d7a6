import type { PlannedClass } from '@lanternway/contracts/enquiries/staff-classes';
import { readItem, setClassOutcome } from '@lanternway/contracts/enquiries/staff-calls';
import { markLabels } from '@lanternway/contracts/classes/teaching';
import { readCall, writeCall } from '@lanternway/contracts/wire/staff-endpoint';
import { useChange } from '@lanternway/desk/asking/use-change';
import { useLoaded } from '@lanternway/desk/asking/use-loaded';
import { Button, Flex } from '@strapi/design-system';
import { markedWords } from '../../marks/words';

const outcomes = ['attended', 'no-show'] as const;

/** Says how a class went that is over, or going on. */
export function MarkChosen({ planned, onMarked }: { planned: PlannedClass; onMarked: () => void }) {
  const at = { kind: 'free-class', id: planned.id };
  const { loaded, reload } = useLoaded(readCall(readItem, at));
  const { send, isBusy } = useChange(reload);
  const version = loaded.kind === 'loaded' ? loaded.value.version : null;
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      {outcomes.map((outcome) => (
        <Button
          key={outcome}
          fullWidth
          variant={outcome === 'attended' ? 'default' : 'tertiary'}
          disabled={isBusy || version === null}
          onClick={() => {
            void send(writeCall(setClassOutcome, at, { version: version ?? 0, outcome }), () => {
              onMarked();
              return { type: 'success', message: markedWords[outcome] };
            });
          }}
        >
          {markLabels[outcome]}
        </Button>
      ))}
    </Flex>
  );
}
