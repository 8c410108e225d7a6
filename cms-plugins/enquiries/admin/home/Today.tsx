import type { PlannedClass, Timetable } from '@lanternway/contracts/enquiries/staff-classes';
import { readTimetable } from '@lanternway/contracts/enquiries/staff-calls';
import { readCall } from '@lanternway/contracts/wire/staff-endpoint';
import { useLoaded } from '@lanternway/desk/asking/use-loaded';
import { childInWords, lacksRoom } from '@lanternway/desk/format/classes';
import { counted } from '@lanternway/desk/format/counted';
import { OnceLoaded } from '@lanternway/desk/home/OnceLoaded';
import { Row, type WaitingRow } from '@lanternway/desk/home/Waiting';
import { Panel } from '@lanternway/desk/parts/Panel';
import { Link, Typography } from '@strapi/design-system';
import { NavLink } from 'react-router-dom';
import { itemPage } from '../paths';

const paceMs = 60_000;

/** More are one click away. */
const mostShown = 6;

/** The classes of today on the home, those that are over after the others. */
export function Today() {
  const from = new Date();
  from.setHours(0, 0, 0, 0);
  const until = new Date(from);
  until.setDate(until.getDate() + 1);
  const query = new URLSearchParams({ from: from.toISOString(), until: until.toISOString() }).toString();
  const { loaded } = useLoaded(readCall(readTimetable, {}, query), () => paceMs);
  return (
    <Panel
      title="Classes today"
      action={
        <Link tag={NavLink} to="/plugins/classes/today">
          All classes of today
        </Link>
      }
    >
      <OnceLoaded loaded={loaded} failure="The classes cannot be read at the moment.">
        {(timetable) => <Classes timetable={timetable} />}
      </OnceLoaded>
    </Panel>
  );
}

function Classes({ timetable }: { timetable: Timetable }) {
  const now = Date.parse(timetable.now);
  const isOver = ({ startsAt, minutes }: PlannedClass) => Date.parse(startsAt) + minutes * 60_000 < now;
  const inOrder = [
    ...timetable.classes.filter((planned) => !isOver(planned)),
    ...timetable.classes.filter(isOver),
  ];
  if (inOrder.length === 0)
    return <Typography textColor="neutral600">No class takes place today.</Typography>;
  return (
    <>
      <ul aria-label="Classes today">
        {inOrder.slice(0, mostShown).map((planned) => (
          <Row key={planned.id} row={rowOf(planned, timetable, now)} />
        ))}
      </ul>
      {inOrder.length > mostShown && (
        <Typography variant="pi" textColor="neutral600">
          {`And ${counted(inOrder.length - mostShown, 'more class', 'more classes')}.`}
        </Typography>
      )}
    </>
  );
}

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

function rowOf(planned: PlannedClass, { teachers }: Timetable, now: number): WaitingRow {
  const teacher = teachers.find(({ key }) => key === planned.teacherKey)?.name ?? null;
  const whom = teacher === null ? 'without a teacher' : `with ${teacher}`;
  return {
    key: planned.id,
    ...badgeOf(planned, now),
    title: `${clock.format(new Date(planned.startsAt))} ${childInWords(planned)}, ${whom}`,
    about: planned.hasRoom ? 'room set' : 'no room set',
    to: itemPage('free-class', planned.id),
  };
}

function badgeOf(planned: PlannedClass, now: number): Pick<WaitingRow, 'badge' | 'colour'> {
  if (lacksRoom(planned, now)) return { badge: 'No room', colour: 'danger' };
  if (planned.state === 'attended') return { badge: 'Attended', colour: 'success' };
  if (planned.state === 'no-show') return { badge: 'No show', colour: 'danger' };
  return planned.isConfirmed
    ? { badge: 'Confirmed', colour: 'success' }
    : { badge: 'Scheduled', colour: 'neutral' };
}
