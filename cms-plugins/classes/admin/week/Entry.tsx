import { Box, Typography } from '@strapi/design-system';
import { styled } from 'styled-components';
import type { DragEvent } from 'react';
import { isRefused, verdictInWords } from './moving/check';
import type { Movable } from './moving/use-moving';
import type { PlanEntry } from './plan';
import { childInWords, lacksRoom } from '@lanternway/desk/format/classes';
import { courseWord, noRoom, stateWords } from './words';

/** Which class is chosen, and what a click on one does. */
export interface Choosing {
  chosen: string | null;
  choose: (id: string) => void;
}

interface EntryProps extends Choosing {
  entry: PlanEntry;
  now: number;
  movable: Movable;
}

/** A class, a time that is held, or time off: by colour, bar and word. */
export function Entry({ entry, now, chosen, choose, movable }: EntryProps) {
  if (entry.kind === 'off')
    return (
      <Block background="neutral150" bar="neutral300">
        <Typography variant="pi" textColor="neutral700">
          {entry.title === '' ? 'Off' : `Off: ${entry.title}`}
        </Typography>
      </Block>
    );
  if (entry.kind === 'held')
    return (
      <Block background="neutral0" bar="neutral500" isDashed>
        <Typography variant="pi" textColor="neutral700">{`${entry.clock} Held, not booked yet`}</Typography>
      </Block>
    );
  const { planned, clock } = entry;
  const isBad = lacksRoom(planned, now);
  const isMath = planned.course === 'math';
  const [state] = stateWords[planned.state];
  const isMoved = movable.moving?.planned.id === planned.id;
  return (
    <Block
      isDashed={isMoved}
      drag={
        !isMoved && movable.mayMove(planned)
          ? (isOn) => {
              movable.drag(isOn ? planned : null);
            }
          : undefined
      }
      background={isBad ? 'danger100' : isMath ? 'primary100' : 'warning100'}
      bar={isBad ? 'danger600' : isMath ? 'primary600' : 'warning600'}
    >
      <Name
        type="button"
        id={entryId(planned.id)}
        aria-pressed={chosen === planned.id}
        onKeyDown={(event) => {
          if (isMoved && event.key === 'Enter') {
            event.preventDefault();
            movable.set();
          } else if (movable.press(planned, event.key)) {
            event.preventDefault();
            event.stopPropagation();
          }
        }}
        onClick={() => {
          choose(planned.id);
        }}
      >
        <b>{clock}</b> {childInWords(planned)}
      </Name>
      <Typography tag="p" variant="pi" textColor={isBad ? 'danger700' : 'neutral700'}>
        {[
          courseWord(planned),
          ...(planned.state === 'scheduled' ? [] : [state]),
          ...(isBad ? [noRoom] : []),
        ].join(' · ')}
      </Typography>
      {isMoved && movable.verdict !== null && (
        <Typography
          tag="p"
          variant="pi"
          fontWeight="bold"
          textColor={isRefused(movable.verdict) ? 'danger700' : 'primary700'}
        >
          {`Not set yet: ${verdictInWords(movable.verdict)}`}
        </Typography>
      )}
    </Block>
  );
}

/** Where the focus goes back to when the panel of a class is closed. */
export const entryId = (id: string): string => `class-${id}`;

/** Its click takes the whole block. */
const Name = styled.button`
  padding: 0;
  border: 0;
  background: none;
  color: ${({ theme }) => theme.colors.primary700};
  font: inherit;
  font-size: 1.4rem;
  text-align: start;
  text-wrap: balance;
  overflow-wrap: anywhere;
  cursor: pointer;

  @media (min-width: 1000px) {
    font-size: 1.2rem;
  }

  b {
    font-weight: 600;
  }

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${({ theme }) => theme.borderRadius};
  }

  &:focus-visible::after,
  &[aria-pressed='true']::after {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: 1px;
  }
`;

interface BlockProps {
  background: string;
  bar: string;
  isDashed?: boolean;
  /** Called when dragging begins and ends; absent if the entry cannot be dragged. */
  drag?: ((isOn: boolean) => void) | undefined;
  children: React.ReactNode;
}

const Block = ({ background, bar, isDashed = false, drag, children }: BlockProps) => (
  <Box
    tag="li"
    draggable={drag !== undefined}
    onDragStart={(event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move';
      drag?.(true);
    }}
    onDragEnd={() => {
      drag?.(false);
    }}
    position="relative"
    background={background}
    hasRadius
    paddingTop={1}
    paddingRight={1}
    paddingBottom={1}
    paddingLeft={2}
    borderColor={bar}
    borderStyle={isDashed ? 'dashed' : 'solid'}
    borderWidth={isDashed ? '1px 1px 1px 4px' : '0 0 0 4px'}
  >
    {children}
  </Box>
);
