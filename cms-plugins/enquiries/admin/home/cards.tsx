import { kindLabels, type InboxRow, type Summary } from '@lanternway/contracts/enquiries/staff';
import { readSummary, readWeek } from '@lanternway/contracts/enquiries/staff-calls';
import { readCall } from '@lanternway/contracts/wire/staff-endpoint';
import { useLoaded } from '@lanternway/desk/asking/use-loaded';
import { formatTime } from '@lanternway/desk/format/times';
import { weekQuery } from '@lanternway/desk/format/weeks';
import type { WaitingProps } from '@lanternway/desk/home/home-part';
import { Numbers as WeekNumbers, weekNumber } from '@lanternway/desk/home/Numbers';
import { Quick as Ways } from '@lanternway/desk/home/Quick';
import { WaitingList, type WaitingRow } from '@lanternway/desk/home/Waiting';
import { Time } from '@lanternway/desk/parts/Time';
import { Clock, Search, Shield, User } from '@strapi/icons';
import { Widget } from '@strapi/strapi/admin';
import { deskPage, itemPage, privacyPage } from '../paths';
import { browserZone } from '../zones';

/* The admissions desk on the admin's home. */

const cannotBeRead = 'The desk cannot be read at the moment.';
const slowPaceMs = 300_000;

/** What has waited longest: first what is overdue, then what is new. */
export function Waiting({ isAlone }: WaitingProps) {
  const zone = browserZone();
  const { loaded } = useLoaded(readCall(readSummary, {}, new URLSearchParams({ zone }).toString()));
  if (loaded.kind === 'loading') return <Widget.Loading />;
  if (loaded.kind !== 'loaded') return <Widget.Error>{cannotBeRead}</Widget.Error>;
  return (
    <WaitingList
      name={isAlone ? null : 'Admissions'}
      rows={loaded.value.waiting.map(rowOf)}
      count={countOf(loaded.value)}
      all={{ label: 'All open enquiries', to: deskPage }}
      nothing="Nobody is waiting for an answer."
    />
  );
}

const countOf = ({ newByKind, overdue }: Summary): number =>
  Object.values(newByKind).reduce((sum, count) => sum + count, overdue);

function rowOf(row: InboxRow): WaitingRow {
  const { kind, id, name, about, owner, isOverdue, nextStep, receivedAt } = row;
  return {
    key: `${kind} ${id}`,
    badge: isOverdue ? 'Overdue' : 'New',
    colour: isOverdue ? 'danger' : 'primary',
    title: `${name}, ${kindLabels[kind].toLowerCase()}`,
    about: (
      <>
        {isOverdue && nextStep !== null
          ? `${nextStep.text}, due ${formatTime(nextStep.dueAt)} · `
          : `${about} · `}
        {'came '}
        <Time iso={receivedAt} />
        {` · ${owner === null ? 'nobody has it' : owner.name}`}
      </>
    ),
    to: itemPage(kind, id),
  };
}

export function Numbers() {
  const { loaded } = useLoaded(readCall(readWeek, {}, weekQuery(new Date())), () => slowPaceMs);
  if (loaded.kind === 'loading') return <Widget.Loading />;
  if (loaded.kind !== 'loaded') return <Widget.Error>{cannotBeRead}</Widget.Error>;
  const { received, freeClasses, booked, attended } = loaded.value;
  return (
    <WeekNumbers
      numbers={[
        weekNumber('enquiries', received, `${deskPage}?folder=all`),
        weekNumber('for a free class', freeClasses, `${deskPage}?folder=all&kinds=free-class`),
        weekNumber('classes booked', booked, `${deskPage}?statuses=scheduled`),
        weekNumber('attended', attended, `${deskPage}?folder=all&statuses=attended`),
      ]}
      note="Enquiries without suspected spam. Weeks begin on Monday."
    />
  );
}

export const Quick = () => <Ways links={links} />;

const links = [
  { label: 'Find an enquiry', icon: <Search />, to: `${deskPage}?folder=all` },
  { label: 'My enquiries', icon: <User />, to: `${deskPage}?owner=me` },
  { label: 'Due today', icon: <Clock />, to: `${deskPage}?due=today` },
  { label: 'Find or erase a person’s data', icon: <Shield />, to: privacyPage },
];
