import { kindLabels } from '@lanternway/contracts/enquiries/staff';
import { arrivals, staffForm } from '@lanternway/contracts/enquiries/staff-add';
import { type TimelineEntry } from '@lanternway/contracts/enquiries/staff-item';
import type { StoredEvent } from '../items/events';
import { emailOf, type Enquiry } from '../items/kinds';

/**
 * Everything that happened to an enquiry and to those merged into it, the latest first. Its arrival and its mail are read
 * from its own row; the rest are events.
 */
export function timelineOf(
  enquiry: Enquiry,
  merged: readonly Enquiry[],
  events: readonly StoredEvent[],
): TimelineEntry[] {
  const all = [enquiry, ...merged].flatMap((one) => {
    const its = events.filter(({ enquiryId }) => enquiryId === one.row.documentId);
    const whose = one === enquiry ? '' : ` (${whoseOf(one)})`;
    return [...its.map(entryOf), ...mailed(one, its), ...received(one)].map((entry) => ({
      ...entry,
      text: `${entry.text}${whose}`,
    }));
  });
  // Entries of the same moment keep their order, in which the latest comes first.
  return all.sort((a, b) => b.at.localeCompare(a.at));
}

const whoseOf = ({ row }: Enquiry) => `merged enquiry of ${row.name}`;

/** The arrival; not for an enquiry that staff added, as an event says who added it. */
function received({ kind, row }: Enquiry): TimelineEntry[] {
  if (row.variant === staffForm) return [];
  const from = row.page === null ? '' : ` from ${row.page}`;
  return [
    {
      id: `received-${row.documentId}`,
      what: 'received',
      text: `${kindLabels[kind]} received${from}`,
      note: null,
      by: null,
      at: row.receivedAt,
    },
  ];
}

/** The mail, if there was one: not for enquiries that staff added or that were suspected as spam when they came. */
function mailed(enquiry: Enquiry, events: readonly StoredEvent[]): TimelineEntry[] {
  const { row } = enquiry;
  const firstVerdict = events.findLast(({ what }) => what === 'suspect');
  const wasSuspect = firstVerdict === undefined ? row.isSuspect : firstVerdict.facts?.['isSuspect'] === false;
  if (row.announcedAt === null || wasSuspect || row.variant === staffForm) return [];
  return [
    {
      id: `mailed-${row.documentId}`,
      what: 'mailed',
      text: `Confirmation mailed to ${emailOf(enquiry)}`,
      note: null,
      by: null,
      at: row.announcedAt,
    },
  ];
}

const entryOf = (event: StoredEvent): TimelineEntry => ({
  id: `event-${String(event.id)}`,
  what: event.what,
  text: sentenceOf(event),
  note: event.note,
  by: event.byName,
  at: event.at,
});

function sentenceOf({ what, facts }: StoredEvent): string {
  const word = (name: string): string | null => {
    const value = facts?.[name];
    return typeof value === 'string' && value !== '' ? value : null;
  };
  switch (what) {
    case 'status':
      return `Status: ${word('from') ?? ''} → ${word('to') ?? ''}`;
    case 'owner':
      return `Owner: ${word('to') ?? 'none'}`;
    case 'next-step':
      return word('text') === null ? 'Next step done or dropped' : `Next step: ${word('text') ?? ''}`;
    case 'note':
      return 'Note';
    case 'class':
      return classSentence(word);
    case 'merge':
      return `${mergeLabels[word('change') ?? ''] ?? 'Merged'} ${word('name') ?? ''}`;
    case 'resume':
      return word('change') === 'removed' ? 'Resume removed' : 'Resume opened';
    case 'suspect':
      return facts?.['isSuspect'] === true ? 'Marked as suspected spam' : 'Marked as not spam';
    case 'received':
      return `Added by hand; it came ${cameWords(word('cameBy'))}`;
    case 'mailed':
      return '';
  }
}

const cameWords = (cameBy: string | null): string =>
  (Object.entries(arrivals).find(([known]) => known === cameBy)?.[1] ?? arrivals.other).toLowerCase();

function classSentence(word: (name: string) => string | null): string {
  const label = classLabels[word('change') ?? ''] ?? 'Class';
  const when = word('when') === null ? '' : `: ${word('when') ?? ''}`;
  const place = placeLabels[word('place') ?? ''] ?? null;
  const before = classLabels[word('before') ?? ''] ?? null;
  const more = place ?? word('reason') ?? (before === null ? null : `before: ${before}`);
  return more === null ? `${label}${when}` : `${label}${when}, ${more}`;
}

const placeLabels: Record<string, string> = {
  phone: 'by phone',
  link: 'over another link',
  room: 'in a room',
};

const classLabels: Record<string, string> = {
  attended: 'Class attended',
  'no-show': 'Class missed',
  booked: 'Class booked by the parent',
  scheduled: 'Class scheduled',
  moved: 'Class moved',
  updated: 'New details of the class sent',
  link: 'New link of the class',
  teacher: 'Another teacher gives the class',
  cancelled: 'Class cancelled',
  'moved-by-parent': 'Class moved by the parent',
  'cancelled-by-parent': 'Class cancelled by the parent',
  confirmed: 'The parent will be there',
  joined: 'The parent pressed Join',
  'cancelled-by-us': 'Class did not take place because of us; the parent was told',
  report: 'Report of the class written',
  'report-sent': 'Report of the class mailed to the parent',
  offered: 'Free times mailed to the parent',
  'waiting-ended': 'No longer waits for a time',
};

const mergeLabels: Record<string, string> = {
  took: 'Merged with a duplicate from',
  went: 'Merged into the enquiry of',
  released: 'Merge undone with the enquiry of',
};
