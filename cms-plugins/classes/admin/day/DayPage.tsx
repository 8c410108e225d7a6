import type { TaughtClass, TaughtDay } from '@lanternway/contracts/classes/teaching';
import { readDay } from '@lanternway/contracts/classes/teaching-calls';
import { readCall } from '@lanternway/contracts/wire/staff-endpoint';
import { useLoaded, type Asked } from '@lanternway/desk/asking/use-loaded';
import { formatZone } from '@lanternway/desk/format/zones';
import { Box, Flex, Main, Typography } from '@strapi/design-system';
import { Page } from '@strapi/strapi/admin';
import { DateTime } from 'luxon';
import { useId } from 'react';
import { styled } from 'styled-components';
import { Found, Nothing } from '@lanternway/desk/loading/Found';
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

function Day({ day, asked }: DayProps) {
  const { teacher, classes, now } = day;
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
  const { zone } = teacher;
  const parts = partsOf(classes, zone, now);
  const today = DateTime.fromISO(now, { zone }).toFormat('cccc, d LLLL');
  return (
    <>
      <div>
        <Typography tag="h1" variant="alpha">
          {`Today, ${teacher.name.split(' ', 1)[0] ?? ''}`}
        </Typography>
        <Typography tag="p" textColor="neutral600">
          {`${today} · your clock: ${formatZone(zone)} · ${summaryOf(parts, zone, now)}`}
        </Typography>
      </div>
      <Part title="Today" classes={parts.today} none="You have no class today." day={day} asked={asked} />
      <Part title="Mark missing" classes={parts.unmarked} day={day} asked={asked} />
      <Part
        title="Coming days"
        classes={parts.coming}
        none="Nothing is booked yet."
        day={day}
        asked={asked}
      />
      <Part title="Last two weeks" classes={parts.earlier} day={day} asked={asked} />
    </>
  );
}

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
