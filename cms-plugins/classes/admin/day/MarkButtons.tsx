import { markLabels, type ClassMark } from '@lanternway/contracts/classes/teaching';
import { markOwnClass } from '@lanternway/contracts/classes/teaching-calls';
import { writeCall } from '@lanternway/contracts/wire/staff-endpoint';
import { useChange } from '@lanternway/desk/asking/use-change';
import { Button } from '@strapi/design-system';
import { Check } from '@strapi/icons';
import { useState } from 'react';
import { CancelledByUs } from '../marks/CancelledByUs';
import { markedWords } from '../marks/words';
import { isOver, whoOf, type ClassProps } from './class-props';

/** Says how the class went, once it has begun; later the teacher can still change it for some time. */
export function MarkButtons({ taught, day, asked }: ClassProps) {
  const { send, isBusy } = useChange(asked.reload);
  const [isOpen, setIsOpen] = useState(false);
  const { id, sequence, state, mayMark } = taught;
  if (!mayMark) return null;
  const who = whoOf(taught);

  async function mark(chosen: ClassMark): Promise<string | null> {
    const changed = await send(
      writeCall(markOwnClass, { id }, { sequence, state, mark: chosen }),
      (marked) => {
        asked.accept(marked);
        setIsOpen(false);
        return { type: 'success', message: markedWords[chosen] };
      },
    );
    return changed.kind === 'refused' ? changed.sentence : null;
  }

  if (state !== 'scheduled' && !isOpen)
    return (
      <Button
        className="wide"
        size="L"
        variant="tertiary"
        aria-label={`Change the mark: ${who}`}
        onClick={() => {
          setIsOpen(true);
        }}
      >
        Change the mark
      </Button>
    );
  return (
    <>
      {(['attended', 'no-show'] as const)
        .filter((each) => each !== state)
        .map((each) => (
          <Button
            key={each}
            size="L"
            variant={variantOf(each, isOver(taught, day.now))}
            startIcon={each === 'attended' ? <Check /> : undefined}
            aria-label={`${markLabels[each]}: ${who}`}
            disabled={isBusy}
            onClick={() => {
              void mark(each);
            }}
          >
            {markLabels[each]}
          </Button>
        ))}
      <CancelledByUs who={who} isBusy={isBusy} onConfirm={() => mark('cancelled')} />
    </>
  );
}

/** While the class is on, the way into the room comes first. */
const variantOf = (mark: ClassMark, isDue: boolean): 'default' | 'secondary' | 'tertiary' => {
  if (mark !== 'attended') return 'tertiary';
  return isDue ? 'default' : 'secondary';
};
