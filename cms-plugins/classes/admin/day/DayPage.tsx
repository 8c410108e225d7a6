import type { TaughtClass, TaughtDay } from '@lanternway/contracts/classes/teaching';
import { readDay } from '@lanternway/contracts/classes/teaching-calls';
import { readCall } from '@lanternway/contracts/wire/staff-endpoint';
import { useLoaded, type Asked } from '@lanternway/desk/asking/use-loaded';
import { sayZone } from '@lanternway/desk/format/zones';
import { known } from '@lanternway/desk/lists/address';
import { Box, Flex, LinkButton, Main, Typography } from '@strapi/design-system';
import { Calendar, Cross, House } from '@strapi/icons';
import { Page } from '@strapi/strapi/admin';
import { DateTime } from 'luxon';
import { useId } from 'react';
import { NavLink, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { Found, Nothing } from '@lanternway/desk/loading/Found';
import { CantTeach } from '../own/CantTeach';
import { OwnWeek } from '../own/OwnWeek';
import { ClassCard } from './ClassCard';
import { partsOf, summaryOf } from './order';

/** A teacher's own classes, for a phone. It is also their home in the admin. */
export function DayPage() {
  const asked = useLoaded(readCall(readDay, {}));
  return (
    <Main>
      <Page.Title>My classes</Page.Title>
      <Box padding={{ initial: 4, medium: 6, large: 8 }} maxWidth="92rem">
        <Found asked={asked}>{(day) => <Day day={day} asked={asked} />}</Found>
      </Box>
    </Main>
  );
}

interface DayProps {
  day: TaughtDay;
  asked: Asked<TaughtDay>;
}

type OwnTeacher = NonNullable<TaughtDay['teacher']>;

function Day({ day, asked }: DayProps) {
  const { teacher } = day;
  if (teacher === null)
    return (
      <>
        <Typography tag="h1" variant="alpha">
          My classes
        </Typography>
        <Nothing>
          Your login is not linked to a teacher yet. Please ask admissions to choose it on your page under
          Classes.
        </Nothing>
      </>
    );
  return <OwnDay day={day} asked={asked} teacher={teacher} />;
}

/** What is shown, in the page's address: the day, the week, or the form for a time in which they cannot teach. */
const views = ['week', 'away'] as const;
type View = (typeof views)[number] | null;

function titleOf(view: View, name: string): string {
  if (view === 'week') return 'My week';
  return view === 'away' ? 'My time off' : `Today, ${name.split(' ', 1)[0] ?? ''}`;
}

function OwnDay({ day, asked, teacher: { name, zone } }: DayProps & { teacher: OwnTeacher }) {
  const { classes, now } = day;
  const [query] = useSearchParams();
  const view = known(views, query.get('view'));
  const parts = partsOf(classes, zone, now);
  const today = DateTime.fromISO(now, { zone }).toFormat('cccc, d LLLL');
  return (
    <>
      <Flex justifyContent="space-between" alignItems="start" gap={3} wrap="wrap">
        <Box flex="1 1 24rem">
          <Typography tag="h1" variant="alpha">
            {titleOf(view, name)}
          </Typography>
          <Typography tag="p" textColor="neutral600">
            {`${today} · your clock: ${sayZone(zone)} · ${summaryOf(parts, zone, now)}`}
          </Typography>
        </Box>
        <Ways view={view} />
      </Flex>
      {view === 'week' && <OwnWeek day={day} zone={zone} />}
      {view === 'away' && <CantTeach zone={zone} />}
      {view === null && (
        <>
          <Part title="Mark missing" classes={parts.unmarked} day={day} asked={asked} />
          <Part title="Today" classes={parts.today} none="You have no class today." day={day} asked={asked} />
          <Part
            title="Coming days"
            classes={parts.coming}
            none="Nothing is booked yet."
            day={day}
            asked={asked}
          />
          <Part title="Last two weeks" classes={parts.earlier} day={day} asked={asked} />
        </>
      )}
    </>
  );
}

const ways = [
  [null, 'Today', <House key="today" />],
  ['week', 'My week', <Calendar key="week" />],
  ['away', 'I can’t teach', <Cross key="away" />],
] as const;

function Ways({ view }: { view: View }) {
  return (
    <Bar aria-label="Your classes">
      {ways
        .filter(([to]) => to !== view)
        .map(([to, word, icon]) => (
          <LinkButton
            key={word}
            tag={NavLink}
            to={to === null ? '?' : `?view=${to}`}
            variant="tertiary"
            size="L"
            startIcon={icon}
          >
            {word}
          </LinkButton>
        ))}
    </Bar>
  );
}

/** On a phone each way is as wide as the other. */
const Bar = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0.8rem;

  @media (max-width: 480px) {
    width: 100%;

    > * {
      flex: 1;
    }
  }
`;

interface PartProps extends DayProps {
  title: string;
  classes: readonly TaughtClass[];
  /** Without it an empty part is left out. */
  none?: string;
}

function Part({ title, classes, none, day, asked }: PartProps) {
  const id = useId();
  if (classes.length === 0 && none === undefined) return null;
  return (
    <section aria-labelledby={id}>
      <Flex direction="column" alignItems="stretch" gap={3}>
        <Typography id={id} tag="h2" variant="delta">
          {title}
        </Typography>
        {classes.length === 0 ? (
          <Typography textColor="neutral600">{none}</Typography>
        ) : (
          <List>
            {classes.map((taught) => (
              <ClassCard
                key={`${taught.id} ${String(taught.sequence)}`}
                taught={taught}
                day={day}
                asked={asked}
              />
            ))}
          </List>
        )}
      </Flex>
    </section>
  );
}

const List = styled.ul`
  display: grid;
  gap: 1.2rem;
`;
