import { Box, Link, Typography } from '@strapi/design-system';
import { NavLink } from 'react-router-dom';
import { enquiryPage } from '../paths';
import type { PlanEntry } from './plan';
import { childInWords, courseWord, lacksRoom, stateWords } from './words';

/** A class, a time that is held, or time off: by colour, bar and word. */
export function Entry({ entry, now }: { entry: PlanEntry; now: number }) {
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
      <Link tag={NavLink} to={enquiryPage(planned.id)} style={{ overflowWrap: 'anywhere' }}>
        {`${clock} ${childInWords(planned)}`}
      </Link>
      <Typography tag="p" variant="pi" textColor={isBad ? 'danger700' : 'neutral700'}>
        {[
          courseWord(planned),
          ...(planned.state === 'scheduled' ? [] : [state]),
          ...(isBad ? ['No room'] : []),
        ].join(' · ')}
      </Typography>
    </Block>
  );
}

interface BlockProps {
  background: string;
  bar: string;
  isDashed?: boolean;
  children: React.ReactNode;
}

const Block = ({ background, bar, isDashed = false, children }: BlockProps) => (
  <Box
    tag="li"
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
