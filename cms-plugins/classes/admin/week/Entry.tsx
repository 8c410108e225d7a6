import { Box, Typography } from '@strapi/design-system';
import { styled } from 'styled-components';
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
}

/** A class, a time that is held, or time off: by colour, bar and word. */
export function Entry({ entry, now, chosen, choose }: EntryProps) {
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
  return (
    <Block
      background={isBad ? 'danger100' : isMath ? 'primary100' : 'warning100'}
      bar={isBad ? 'danger600' : isMath ? 'primary600' : 'warning600'}
    >
      <Name
        type="button"
        id={entryId(planned.id)}
        aria-pressed={chosen === planned.id}
        onClick={() => {
          choose(planned.id);
        }}
      >
        {`${clock} ${childInWords(planned)}`}
      </Name>
      <Typography tag="p" variant="pi" textColor={isBad ? 'danger700' : 'neutral700'}>
        {[
          courseWord(planned),
          ...(planned.state === 'scheduled' ? [] : [state]),
          ...(isBad ? [noRoom] : []),
        ].join(' · ')}
      </Typography>
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
  overflow-wrap: anywhere;
  cursor: pointer;

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
  children: React.ReactNode;
}

const Block = ({ background, bar, isDashed = false, children }: BlockProps) => (
  <Box
    tag="li"
    position="relative"
    background={background}
    hasRadius
    padding={2}
    borderColor={bar}
    borderStyle={isDashed ? 'dashed' : 'solid'}
    borderWidth={isDashed ? '1px 1px 1px 4px' : '0 0 0 4px'}
  >
    {children}
  </Box>
);
