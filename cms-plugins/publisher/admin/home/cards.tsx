import type { PublishingState } from '@lanternway/contracts/publishing/staff';
import { readWeek } from '@lanternway/contracts/publishing/staff-calls';
import { readCall } from '@lanternway/contracts/wire/staff-endpoint';
import { useLoaded } from '@lanternway/desk/asking/use-loaded';
import { formatTime } from '@lanternway/desk/format/times';
import { weekQuery } from '@lanternway/desk/format/weeks';
import type { WaitingProps } from '@lanternway/desk/home/home-part';
import { HomeCard } from '@lanternway/desk/home/HomeCard';
import { Numbers as WeekNumbers, weekNumber } from '@lanternway/desk/home/Numbers';
import { Quick as Ways } from '@lanternway/desk/home/Quick';
import { Row, WaitingList } from '@lanternway/desk/home/Waiting';
import { Link, Typography } from '@strapi/design-system';
import { Calendar, Clock, Earth, Feather, Images } from '@strapi/icons';
import { Widget } from '@strapi/strapi/admin';
import { NavLink } from 'react-router-dom';
import { usePublishing } from '../asking/use-state';
import { counted, formatNames, scheduleLabels } from '../labels';
import { Announcement } from '../now/Announcement';
import { Ago } from '../parts/Ago';
import { buildPage, historyPage, publishingPage, schedulePage } from '../paths';
import { waitingRows } from './waiting-rows';

/* Publishing on the admin's home. */

const cannotBeRead = 'The state of the site cannot be shown at the moment.';
const slowPaceMs = 300_000;

/** What keeps changes from going live. */
export function Waiting({ isAlone }: WaitingProps) {
  const { loaded } = usePublishing();
  if (loaded.kind === 'loading') return <Widget.Loading />;
  if (loaded.kind !== 'loaded') return <Widget.Error>{cannotBeRead}</Widget.Error>;
  return (
    <>
      <Announcement state={loaded.value} />
      <WaitingList
        name={isAlone ? null : 'The site'}
        rows={waitingRows(loaded.value)}
        all={{ label: 'Publishing', to: publishingPage }}
        nothing="Nothing blocks the site."
      />
      <Live state={loaded.value} />
    </>
  );
}

function Live({ state: { live } }: { state: PublishingState }) {
  if (live === null) return <Typography tag="p">Nothing is live yet.</Typography>;
  const { number, liveAt, startedAt, by } = live;
  return (
    <Typography tag="p" textColor="neutral600">
      <Link tag={NavLink} to={buildPage(number)}>{`Release ${String(number)}`}</Link>
      {' went live '}
      <Ago iso={liveAt ?? startedAt} />
      {by.length === 0 ? '.' : `, by ${formatNames(by)}.`}
    </Typography>
  );
}

/** What goes live next: first what is published, then what is scheduled. */
export function Also() {
  const { loaded } = usePublishing();
  return (
    <HomeCard
      title="Going live next"
      action={
        <Link tag={NavLink} to={schedulePage}>
          Schedule
        </Link>
      }
    >
      {loaded.kind === 'loading' && <Widget.Loading />}
      {loaded.kind === 'loaded' && <Next state={loaded.value} />}
      {loaded.kind !== 'loading' && loaded.kind !== 'loaded' && <Widget.Error>{cannotBeRead}</Widget.Error>}
    </HomeCard>
  );
}

function Next({ state: { waiting, waitingCount, scheduled } }: { state: PublishingState }) {
  if (waitingCount === 0 && scheduled.length === 0)
    return (
      <Typography textColor="neutral600">Everything published is live, and nothing is scheduled.</Typography>
    );
  const [newest] = waiting;
  return (
    <ul aria-label="Going live next">
      {newest !== undefined && (
        <Row
          row={{
            key: 'waiting',
            badge: 'Soon',
            colour: 'primary',
            title: counted(waitingCount, 'published change', 'published changes'),
            about: `the newest: ${newest.kind} “${newest.entry.title}”`,
            to: publishingPage,
          }}
        />
      )}
      {scheduled.map(({ id, action, kind, entry, at, by }) => (
        <Row
          key={id}
          row={{
            key: id,
            badge: formatTime(at),
            colour: 'primary',
            title: `${scheduleLabels[action]}: ${kind} “${entry.title}”`,
            about: `scheduled by ${by ?? 'the server'}`,
            to: entry.href ?? schedulePage,
          }}
        />
      ))}
    </ul>
  );
}

export function Numbers() {
  const { loaded } = useLoaded(readCall(readWeek, {}, weekQuery(new Date())), () => slowPaceMs);
  if (loaded.kind === 'loading') return <Widget.Loading />;
  if (loaded.kind !== 'loaded') return <Widget.Error>{cannotBeRead}</Widget.Error>;
  const { releases, changes } = loaded.value;
  return (
    <WeekNumbers
      numbers={[
        weekNumber('releases went live', releases, historyPage),
        weekNumber('changes to the site', changes, historyPage),
      ]}
      note="Weeks begin on Monday."
    />
  );
}

export const Quick = () => <Ways links={links} />;

const links = [
  { label: 'Write and edit content', icon: <Feather />, to: '/content-manager' },
  { label: 'Pictures', icon: <Images />, to: '/plugins/upload' },
  { label: 'Schedule a change', icon: <Calendar />, to: schedulePage },
  { label: 'What is live', icon: <Earth />, to: publishingPage },
  { label: 'Releases, and roll back', icon: <Clock />, to: historyPage },
];
