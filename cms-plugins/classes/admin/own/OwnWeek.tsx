import { readOwnAway } from '@lanternway/contracts/classes/own-away';
import { markLabels, type TaughtClass, type TaughtDay } from '@lanternway/contracts/classes/teaching';
import { courseLabels } from '@lanternway/contracts/enquiries/site';
import { readCall } from '@lanternway/contracts/wire/staff-endpoint';
import { useLoaded } from '@lanternway/desk/asking/use-loaded';
import { withChange } from '@lanternway/desk/lists/address';
import { Found } from '@lanternway/desk/loading/Found';
import { Panel } from '@lanternway/desk/parts/Panel';
import { WordBadge } from '@lanternway/desk/parts/WordBadge';
import { Flex, LinkButton, Typography } from '@strapi/design-system';
import { ChevronLeft, ChevronRight } from '@strapi/icons';
import { DateTime } from 'luxon';
import { NavLink, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { whoOf } from '../day/class-props';
import { weekOf, weeksAhead, type OwnDay } from './week';

/** A teacher's own week, day by day. */
export function OwnWeek({ day, zone }: { day: TaughtDay; zone: string }) {
  const [query] = useSearchParams();
  const asked = Number(query.get('ahead') ?? '0');
  const ahead = Number.isInteger(asked) ? Math.min(Math.max(asked, 0), weeksAhead) : 0;
  const away = useLoaded(readCall(readOwnAway, {}));
  const to = (weeks: number) =>
    `?${withChange(query, { ahead: weeks === 0 ? '' : String(weeks) }).toString()}`;
  return (
    <Panel
      title={ahead === 0 ? 'This week' : ahead === 1 ? 'Next week' : `In ${String(ahead)} weeks`}
      action={
        <Flex gap={2}>
          {ahead > 0 && (
            <LinkButton tag={NavLink} to={to(ahead - 1)} variant="tertiary" startIcon={<ChevronLeft />}>
              Week before
            </LinkButton>
          )}
          {ahead < weeksAhead && (
            <LinkButton tag={NavLink} to={to(ahead + 1)} variant="tertiary" endIcon={<ChevronRight />}>
              Week after
            </LinkButton>
          )}
        </Flex>
      }
    >
      <Found asked={away}>
        {({ times }) => (
          <Days>
            {weekOf(ahead, { classes: day.classes, away: times, zone, now: day.now }).map((each) => (
              <Day key={each.day} day={each} zone={zone} />
            ))}
          </Days>
        )}
      </Found>
    </Panel>
  );
}

function Day({ day: { name, isToday, classes, away }, zone }: { day: OwnDay; zone: string }) {
  return (
    <li>
      <Typography tag="h3" fontWeight={isToday ? 'bold' : 'semiBold'}>
        {isToday ? `${name}, today` : name}
      </Typography>
      <div>
        {away.map((time) => (
          <WordBadge key={time} colour="neutral">{`You do not teach: ${time}`}</WordBadge>
        ))}
        {classes.map((taught) => (
          <Class key={taught.id} taught={taught} zone={zone} />
        ))}
        {classes.length + away.length === 0 && <Typography textColor="neutral600">No class</Typography>}
      </div>
    </li>
  );
}

const markColours = { attended: 'success', 'no-show': 'danger', cancelled: 'neutral' } as const;

function Class({ taught, zone }: { taught: TaughtClass; zone: string }) {
  const { startsAt, course, state } = taught;
  return (
    <Flex gap={2} wrap="wrap">
      <Typography>
        <time dateTime={startsAt}>{DateTime.fromISO(startsAt, { zone }).toFormat('HH:mm')}</time>
        {` ${whoOf(taught)}, ${courseLabels[course].toLowerCase()}`}
      </Typography>
      {state !== 'scheduled' && <WordBadge colour={markColours[state]}>{markLabels[state]}</WordBadge>}
    </Flex>
  );
}

const Days = styled.ol`
  li {
    display: grid;
    grid-template-columns: 18rem minmax(0, 1fr);
    gap: 0.4rem 1.6rem;
    padding-block: 1.2rem;
  }

  li + li {
    border-top: 1px solid ${({ theme }) => theme.colors.neutral150};
  }

  li > div {
    display: grid;
    gap: 0.8rem;
    justify-items: start;
  }

  @media (max-width: 600px) {
    li {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
