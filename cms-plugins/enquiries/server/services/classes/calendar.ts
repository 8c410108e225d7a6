import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator';

/** One class, as a calendar has to know it. */
export interface CalendarEntry {
  /** Never changes: by it a calendar finds the entry that is to be moved or removed. */
  uid: string;
  /** Goes up with each change, so that a change that arrives late does not undo a newer one. */
  sequence: number;
  isCancelled: boolean;
  startsAt: Date;
  minutes: number;
  summary: string;
  description: string;
  link: string | null;
  organizer: { name: string; email: string };
  attendee: string;
  now: Date;
}

/** An invitation in iCalendar's words (RFC 5545 and 5546). All times are UTC, which every calendar turns into its own. */
export function calendarFile(entry: CalendarEntry): string {
  const { uid, sequence, isCancelled, startsAt, minutes, summary, description, link, organizer } = entry;
  const calendar = ical({
    prodId: { company: organizer.name, product: 'Free classes' },
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST,
  });
  calendar.createEvent({
    id: uid,
    sequence,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    start: startsAt,
    end: new Date(startsAt.getTime() + minutes * 60_000),
    stamp: entry.now,
    summary,
    description,
    location: link ?? 'Online',
    url: link,
    organizer,
    attendees: [
      {
        email: entry.attendee,
        rsvp: !isCancelled,
        role: ICalAttendeeRole.REQ,
        status: ICalAttendeeStatus.NEEDSACTION,
      },
    ],
  });
  return calendar.toString();
}
