import { readCall, type StaffEndpoint } from '@lanternway/contracts/wire/staff-endpoint';
import type { WeekQuery } from '@lanternway/contracts/wire/weeks';
import { Box, Typography } from '@strapi/design-system';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { styled } from 'styled-components';
import { useLoaded } from '../asking/use-loaded';
import type { WeekNumber } from '../format/week-number';
import { weekQuery } from '../format/weeks';
import { OnceLoaded } from './OnceLoaded';

const paceMs = 300_000;

interface WeekProps<Reply> {
  /** Counts this week and the one before. */
  endpoint: StaffEndpoint<string, WeekQuery, Reply>;
  /** Shown if it cannot be loaded. */
  failure: string;
  children: (week: Reply) => ReactNode;
}

/** Loads a desk's numbers of this week. */
export function Week<Reply>({ endpoint, failure, children }: WeekProps<Reply>) {
  const { loaded } = useLoaded(readCall(endpoint, {}, weekQuery(new Date())), () => paceMs);
  return (
    <OnceLoaded loaded={loaded} failure={failure}>
      {children}
    </OnceLoaded>
  );
}

/** Of so many signs a number fits a tile in large letters, also on a phone. */
const mostLarge = 8;

/** This week's numbers, each with that of the week before. */
export function Numbers({ numbers, note }: { numbers: readonly WeekNumber[]; note: string }) {
  return (
    <div>
      <Tiles>
        {numbers.map(({ label, now, before, beforeWords = 'the week before', to }) => (
          <li key={label}>
            <NavLink to={to}>
              <Typography tag="span" variant={now.length > mostLarge ? 'beta' : 'alpha'}>
                {now}
              </Typography>
              <Typography tag="span">{label}</Typography>
              <Typography tag="span" variant="pi" textColor="neutral600">
                {`${before} ${beforeWords}`}
              </Typography>
            </NavLink>
          </li>
        ))}
      </Tiles>
      <Box paddingTop={2}>
        <Typography variant="pi" textColor="neutral600">
          {note}
        </Typography>
      </Box>
    </div>
  );
}

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 0.8rem;

  a {
    display: grid;
    height: 100%;
    align-content: start;
    padding: 1.2rem 1.4rem;
    border: 1px solid ${({ theme }) => theme.colors.neutral150};
    border-radius: ${({ theme }) => theme.borderRadius};
    color: ${({ theme }) => theme.colors.neutral800};
    text-decoration: none;
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }

  a:hover {
    background: ${({ theme }) => theme.colors.neutral100};
  }

  a:focus-visible {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: 2px;
  }
`;
