import { markLabels, type TaughtClass } from '@lanternway/contracts/classes/teaching';
import { WordBadge } from '@lanternway/desk/parts/WordBadge';
import { Typography } from '@strapi/design-system';
import { DateTime } from 'luxon';
import { styled } from 'styled-components';
import { isOver, whoOf, type ClassProps } from './class-props';
import { MarkButtons } from './MarkButtons';
import { ReportPart } from './ReportPart';
import { RoomButton } from './RoomButton';

/** One class: when, who, what the parent wrote, and the buttons for what is to be done now. */
export function ClassCard(props: ClassProps) {
  const { taught, day } = props;
  const zone = day.teacher?.zone ?? 'UTC';
  const isAsked = taught.state === 'scheduled' && isOver(taught, day.now);
  return (
    <Sheet $isAsked={isAsked}>
      <When startsAt={taught.startsAt} zone={zone} now={day.now} />
      <div>
        {isAsked && <WordBadge colour="danger">Mark missing</WordBadge>}
        <Typography tag="h3" variant="omega" fontWeight="bold">
          {whoOf(taught)}
        </Typography>
        <About taught={taught} zone={zone} />
      </div>
      <div className="actions">
        <RoomButton taught={taught} zone={zone} now={day.now} />
        <MarkButtons {...props} />
      </div>
      {taught.state === 'attended' && (
        <div className="report">
          <ReportPart {...props} />
        </div>
      )}
    </Sheet>
  );
}

const markColours = { attended: 'success', 'no-show': 'danger', cancelled: 'neutral' } as const;

function About({ taught, zone }: { taught: TaughtClass; zone: string }) {
  const { course, minutes, note, joinedAt, state } = taught;
  return (
    <>
      <Typography tag="p" textColor="neutral600">
        {`Free ${course === 'math' ? 'maths' : 'coding'} class, ${String(minutes)} minutes`}
      </Typography>
      {note !== '' && (
        <Typography tag="p" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {`“${note}”`}
        </Typography>
      )}
      {joinedAt !== null && (
        <Typography tag="p" textColor="neutral600">
          {`Join was pressed at ${DateTime.fromISO(joinedAt, { zone }).toFormat('HH:mm')}.`}
        </Typography>
      )}
      {state !== 'scheduled' && <WordBadge colour={markColours[state]}>{markLabels[state]}</WordBadge>}
    </>
  );
}

/** The time, and the day where it is not today, on the teacher's clock. */
function When({ startsAt, zone, now }: { startsAt: string; zone: string; now: string }) {
  const at = DateTime.fromISO(startsAt, { zone });
  const isToday = at.hasSame(DateTime.fromISO(now, { zone }), 'day');
  return (
    <time dateTime={startsAt}>
      {!isToday && (
        <Typography tag="span" variant="beta">
          {at.toFormat('ccc')}
        </Typography>
      )}
      <Typography tag="span" variant="beta">
        {at.toFormat('HH:mm')}
      </Typography>
      {!isToday && (
        <Typography tag="span" variant="pi" textColor="neutral600">
          {at.toFormat('d LLL')}
        </Typography>
      )}
    </time>
  );
}

const Sheet = styled.li<{ $isAsked: boolean }>`
  display: grid;
  grid-template-columns: 6.4rem minmax(0, 1fr) 19rem;
  gap: 1.2rem 1.6rem;
  align-items: center;
  padding: 1.6rem 2rem;
  border-left: 4px solid
    ${({ theme, $isAsked }) => ($isAsked ? theme.colors.danger600 : theme.colors.primary200)};
  border-radius: ${({ theme }) => theme.borderRadius};
  background: ${({ theme }) => theme.colors.neutral0};
  box-shadow: ${({ theme }) => theme.shadows.tableShadow};

  > time {
    display: grid;
    font-variant-numeric: tabular-nums;
  }

  .actions {
    display: grid;
    gap: 0.8rem;
  }

  .report {
    grid-column: 1 / -1;
  }

  .actions > *,
  .report button {
    min-height: 44px;
  }

  .actions > * {
    width: 100%;
    justify-content: center;
  }

  @media (max-width: 767px) {
    grid-template-columns: 6.4rem minmax(0, 1fr);
    padding: 1.6rem;

    .actions {
      grid-column: 1 / -1;
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }

    .actions > .wide,
    .actions > :last-child:nth-child(n + 3) {
      grid-column: 1 / -1;
    }
  }
`;
