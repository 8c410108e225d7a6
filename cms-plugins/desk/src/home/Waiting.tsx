import { Box, Flex, Link, LinkButton, Typography, VisuallyHidden } from '@strapi/design-system';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { styled } from 'styled-components';
import { WordBadge, type Colour } from '../parts/WordBadge';
import { forFingers } from '../lists/for-fingers';

/** The title of what waits, where only one desk has such a list. */
export const waitingForYou = 'Waiting for you';

/** One thing that waits for a person. */
export interface WaitingRow {
  key: string;
  badge: string;
  colour: Colour;
  title: string;
  about?: ReactNode;
  /** Where it is dealt with; missing where nothing in the admin is about it. */
  to?: string;
  button?: string;
}

interface WaitingListProps {
  /** The desk's name; null where it is alone on the card, whose title it then shows. */
  name: string | null;
  rows: readonly WaitingRow[];
  /** How many wait, if it is more than the rows. */
  count?: number;
  all: { label: string; to: string };
  /** A line below the heading. */
  note?: string;
  /** The good news if nothing waits. */
  nothing: string;
}

/** What waits at one desk, as a list with a button for each. */
export function WaitingList({ name, rows, count = rows.length, all, note, nothing }: WaitingListProps) {
  return (
    <div>
      <Flex justifyContent="space-between" gap={3} wrap="wrap">
        <Flex gap={2}>
          {name === null ? (
            <Typography tag="h2" variant="delta">
              {waitingForYou}
            </Typography>
          ) : (
            <Typography tag="h3" variant="omega" fontWeight="bold">
              {name}
            </Typography>
          )}
          {count > 0 && <WordBadge colour="danger">{`${count.toLocaleString()} waiting`}</WordBadge>}
        </Flex>
        <Link tag={NavLink} to={all.to}>
          {all.label}
        </Link>
      </Flex>
      {note !== undefined && (
        <Typography tag="p" variant="pi" textColor="neutral600">
          {note}
        </Typography>
      )}
      {rows.length === 0 ? (
        <Box paddingTop={3}>
          <Typography textColor="neutral600">{nothing}</Typography>
        </Box>
      ) : (
        <ul aria-label={name === null ? waitingForYou : `Waiting: ${name}`} style={{ paddingTop: '0.8rem' }}>
          {rows.map((row) => (
            <Row key={row.key} row={row} />
          ))}
        </ul>
      )}
    </div>
  );
}

export function Row({ row: { badge, colour, title, about, to, button = 'Open' } }: { row: WaitingRow }) {
  return (
    <Line>
      <div className="badge">
        <WordBadge colour={colour}>{badge}</WordBadge>
      </div>
      <Box minWidth={0}>
        <Typography tag="p" fontWeight="semiBold" style={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        {about !== undefined && (
          <Typography tag="p" variant="pi" textColor="neutral600" style={{ overflowWrap: 'anywhere' }}>
            {about}
          </Typography>
        )}
      </Box>
      {to !== undefined && (
        <LinkButton tag={NavLink} to={to} variant="tertiary" size="S">
          {button}
          <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
        </LinkButton>
      )}
    </Line>
  );
}

const Line = styled.li`
  display: grid;
  grid-template-columns: 10.4rem minmax(0, 1fr) auto;
  gap: 0.4rem 1.2rem;
  align-items: center;
  min-height: 5.6rem;
  padding-block: 0.8rem;

  & + & {
    border-top: 1px solid ${({ theme }) => theme.colors.neutral150};
  }

  @media (max-width: 480px) {
    grid-template-columns: minmax(0, 1fr) auto;

    .badge {
      grid-column: 1 / -1;
    }
  }

  @media ${forFingers} {
    a {
      min-height: 44px;
    }
  }
`;
