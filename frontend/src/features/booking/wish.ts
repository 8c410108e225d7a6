import { type Course, courses } from '@lanternway/contracts/enquiries/site';
import { openFormSession, type FormSession } from '../../browser/drafts/form-session';
import { takeFromAddress } from '../../browser/navigation';
import type { BookingVariant } from './fields';
import { wishNames } from './wish-names';

/** A name of ours, such as 'Ananya R.' or 'AI Explorers'. Anything else in a link is not taken into the form. */
const isName = (text: string) => /^[\p{L}\p{N} .'’&-]{1,80}$/u.test(text);

function notesOf({ like, short }: Record<string, string>): string {
  if (short !== undefined && isName(short)) return `Short course: ${short}`;
  if (like !== undefined && isName(like)) return `We would like a teacher like ${like}`;
  return '';
}

/** The fields that the link to this page fills in: the course, and what the class is about. */
function takeWish(): Record<string, string> {
  const carried = takeFromAddress(wishNames);
  const course = courses.find((each) => each === carried['course']);
  const notes = notesOf(carried);
  return {
    ...(course === undefined ? {} : { course }),
    ...(notes === '' ? {} : { notes }),
  };
}

/**
 * The form session of a free class. What the link to the page asks for comes first: a parent who has just pressed
 * "Try it free" means that course, not the one of an older draft. Notes that they wrote themselves stay. A course that the page has fixed wins over both.
 */
export function openBookingSession(variant: BookingVariant, fixedCourse: Course | null = null): FormSession {
  const session = openFormSession('free-class');
  if (variant === 'dialog') return session;
  if (fixedCourse !== null) return { ...session, read: () => ({ ...session.read(), course: fixedCourse }) };
  return {
    ...session,
    read: () => {
      const draft = session.read();
      const { notes, ...wish } = takeWish();
      return { ...(notes === undefined ? {} : { notes }), ...draft, ...wish };
    },
  };
}
