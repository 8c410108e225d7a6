import type { Course } from '@lanternway/contracts/enquiries/site';

/** What a link to the free class says beforehand. The form shows it, and the parent may change it. */
export interface BookingWish {
  course: Course;
  /** The name of a teacher whose way of teaching the parent likes. */
  like?: string;
  /** The name of a short course. */
  short?: string;
}

/** The address of the form for a free class, with what it is about. */
export function bookingLink({ course, like, short }: BookingWish): string {
  const query = new URLSearchParams({ course });
  if (like !== undefined) query.set('like', like);
  if (short !== undefined) query.set('short', short);
  return `/book-free-class?${query.toString()}`;
}

/** The course of the booking form to which a subject belongs. */
export const courseOf = (subject: 'coding' | 'maths' | 'robotics'): Course =>
  subject === 'maths' ? 'math' : 'coding';
