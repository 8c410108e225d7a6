import { kindLabels, type InboxRow } from '@lanternway/contracts/enquiries/staff';
import { readWeek } from '@lanternway/contracts/enquiries/staff-calls';
import { tabCountsCall } from '@lanternway/desk/asking/tab-counts';
import { useLoaded } from '@lanternway/desk/asking/use-loaded';
import { counted } from '@lanternway/desk/format/counted';
import { clockOf } from '@lanternway/desk/format/spans';
import { weekNumber } from '@lanternway/desk/format/week-number';
import type { WaitingProps } from '@lanternway/desk/home/home-part';
import { Numbers as WeekNumbers, Week } from '@lanternway/desk/home/Numbers';
import { OnceLoaded } from '@lanternway/desk/home/OnceLoaded';
import { Quick as Ways } from '@lanternway/desk/home/Quick';
import { WaitingList, type WaitingRow } from '@lanternway/desk/home/Waiting';
import { Time } from '@lanternway/desk/parts/Time';
import { Calendar, ClockCounterClockwise, Plus, Search } from '@strapi/icons';
import { summaryCall } from '../asking/summary';
import { sayHours } from './hours';
import { addPage, deskPage, itemPage } from '../paths';

/* The admissions desk on the admin's home. */

const failure = 'The desk cannot be read at the moment.';

/** What is due first, as in the inbox. */
export function Waiting({ isAlone }: WaitingProps) {
  const { loaded } = useLoaded(summaryCall());
  const counts = useLoaded(tabCountsCall(), () => countsPaceMs);
  const unmarked = counts.loaded.kind === 'loaded' ? counts.loaded.value.unmarked : 0;
  return (
    <OnceLoaded loaded={loaded} failure={failure}>
      {(summary) => (
        <WaitingList
          name={isAlone ? null : 'Admissions'}
          rows={[...summary.waiting.map(rowOf), ...unmarkedRow(unmarked)]}
          count={summary.toDo + unmarked}
          all={{
            label: summary.open === 0 ? 'Inbox' : `All ${summary.open.toLocaleString()} open`,
            to: deskPage,
          }}
          note={sayHours(summary.hours)}
          nothing="No one is waiting for an answer."
        />
      )}
    </OnceLoaded>
  );
}

const countsPaceMs = 60_000;

/** Classes that are over and of which nobody has said how they went. */
const unmarkedRow = (unmarked: number): WaitingRow[] =>
  unmarked === 0
    ? []
    : [
        {
          key: 'unmarked',
          badge: 'Marks',
          colour: 'neutral',
          title: counted(unmarked, 'class without a mark', 'classes without a mark'),
          to: '/plugins/classes/marks',
        },
      ];

export { Today as Also } from './Today';

const clockColours = { late: 'danger', soon: 'warning', later: 'neutral' } as const;

function rowOf(row: InboxRow): WaitingRow {
  const { kind, id, name, about, owner, nextStep, replyBy, receivedAt } = row;
  const { state, words } = clockOf(replyBy ?? receivedAt, new Date());
  return {
    key: `${kind} ${id}`,
    badge: words,
    colour: clockColours[state],
    title: `${name}, ${kindLabels[kind].toLowerCase()}`,
    about: (
      <>
        {`${nextStep?.text ?? about} · `}
        {'came '}
        <Time iso={receivedAt} />
        {` · ${owner === null ? 'no owner' : owner.name}`}
      </>
    ),
    to: itemPage(kind, id),
  };
}

export function Numbers() {
  return (
    <Week endpoint={readWeek} failure={failure}>
      {({ received, freeClasses, booked, attended }) => (
        <WeekNumbers
          numbers={[
            weekNumber('enquiries', received, `${deskPage}?folder=all`),
            weekNumber('for a free class', freeClasses, `${deskPage}?folder=all&kinds=free-class`),
            weekNumber('classes booked', booked, `${deskPage}?statuses=scheduled`),
            weekNumber('attended', attended, `${deskPage}?folder=all&statuses=attended`),
          ]}
          note="Suspected spam is not counted. Weeks begin on Monday."
        />
      )}
    </Week>
  );
}

export const Quick = () => <Ways links={links} />;

const links = [
  { label: 'Add an enquiry', icon: <Plus />, to: addPage },
  { label: 'Book a class', icon: <Calendar />, to: `${deskPage}?kinds=free-class&statuses=new,contacted` },
  { label: 'Find a family', icon: <Search />, to: `${deskPage}?folder=all`, isToSearch: true },
  { label: 'Teacher away', icon: <ClockCounterClockwise />, to: '/plugins/classes' },
];
