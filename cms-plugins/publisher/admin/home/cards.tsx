import type { PublishingState } from '@lanternway/contracts/publishing/staff';
import { readWeek } from '@lanternway/contracts/publishing/staff-calls';
import { formatTime } from '@lanternway/desk/format/times';
import { weekNumber } from '@lanternway/desk/format/week-number';
import type { WaitingProps } from '@lanternway/desk/home/home-part';
import { Numbers as WeekNumbers, Week } from '@lanternway/desk/home/Numbers';
import { OnceLoaded } from '@lanternway/desk/home/OnceLoaded';
import { Quick as Ways } from '@lanternway/desk/home/Quick';
import { Row, WaitingList } from '@lanternway/desk/home/Waiting';
import { Panel } from '@lanternway/desk/parts/Panel';
import { Flex, Link, Typography } from '@strapi/design-system';
import { Bell, Calendar, Feather, Layout } from '@strapi/icons';
import { NavLink } from 'react-router-dom';
import { usePublishing } from '../asking/use-state';
import { counted, formatNames, scheduleLabels } from '../labels';
import { Announcement } from '../now/Announcement';
import { Ago } from '../parts/Ago';
import { buildPage, historyPage, publishingPage, schedulePage } from '../paths';
import { HealthCard } from './HealthCard';
import { waitingRows } from './waiting-rows';

/* Publishing on the admin's home. */

const failure = 'The state of the site cannot be shown at the moment.';

/** What keeps changes from going live. */
export function Waiting({ isAlone }: WaitingProps) {
  const { loaded } = usePublishing();
  return (
    <OnceLoaded loaded={loaded} failure={failure}>
      {(state) => (
        <>
          <Announcement state={state} />
          <WaitingList
            name={isAlone ? null : 'The site'}
            rows={waitingRows(state)}
            all={{ label: 'Publishing', to: publishingPage }}
            nothing="Nothing blocks the site."
          />
          <Live state={state} />
        </>
      )}
    </OnceLoaded>
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
export const Also = () => (
  <Flex direction="column" alignItems="stretch" gap={4}>
    <GoingLive />
    <HealthCard />
  </Flex>
);

function GoingLive() {
  const { loaded } = usePublishing();
  return (
    <Panel
      title="Going live next"
      action={
        <Link tag={NavLink} to={schedulePage}>
          Schedule
        </Link>
      }
    >
      <OnceLoaded loaded={loaded} failure={failure}>
        {(state) => <Next state={state} />}
      </OnceLoaded>
    </Panel>
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
  return (
    <Week endpoint={readWeek} failure={failure}>
      {({ releases, changes }) => (
        <WeekNumbers
          numbers={[
            weekNumber('releases went live', releases, historyPage),
            weekNumber('changes to the site', changes, historyPage),
          ]}
          note="Weeks begin on Monday."
        />
      )}
    </Week>
  );
}

export const Quick = () => <Ways links={links} />;

const content = '/content-manager/collection-types';

/** A landing page begins as a copy of a starter. It is a search, as the Content Manager would keep a filter for the next time. */
const starters = `${content}/api::landing-page.landing-page?_q=Starter:`;

const links = [
  { label: 'New landing page', icon: <Layout />, to: starters },
  { label: 'Write a post', icon: <Feather />, to: `${content}/api::post.post/create` },
  { label: 'Announcement bar', icon: <Bell />, to: `${content}/api::announcement.announcement` },
  { label: 'Schedule a change', icon: <Calendar />, to: schedulePage },
];
