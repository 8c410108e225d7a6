import type { ShortCourse } from '../../content/courses/course';
import { Icon } from '../../ui/art/Icon';
import { DialogButton } from '../../ui/dialogs/DialogButton';
import { bookingLink, courseOf } from '../../features/booking/booking-link';
import { buttonClass } from '../../ui/links/button-class';
import { ButtonWord } from '../../ui/links/ButtonWord';
import { ButtonLink } from '../../ui/links/ButtonLink';
import { PictureImg } from '../../ui/PictureImg';
import { agesLabel } from './age-range';
import { detailsId } from './dialog-ids';

/** Where a parent tries a short course: the form for a free class says which one it is. */
export const tryLink = ({ subject, title }: ShortCourse): string =>
  bookingLink({ course: courseOf(subject), short: title });

function ShortCourseCard({ course }: { course: ShortCourse }) {
  return (
    <li className="scard" id={course.slug}>
      <PictureImg picture={{ ...course.icon, alt: '' }} sizes="88px" />
      <h3>{course.title}</h3>
      <p className="meta">
        <span className="chip">{agesLabel(course.ages)}</span>
        <span className="chip chip-warm">
          <Icon name="clock-bold" />
          {`${course.hours} hours`}
        </span>
      </p>
      <p className="s">{course.summary}</p>
      <p className="acts">
        <DialogButton
          does="show-modal"
          dialog={detailsId(course.slug)}
          className={buttonClass({ look: 'quiet', size: 'small' })}
        >
          What is in it<span className="vh">{`: ${course.title}`}</span>
        </DialogButton>
        <ButtonLink look="quiet" size="small" href={tryLink(course)}>
          <ButtonWord of="tryFree" usual="Try it free" />
          <span className="vh">{`: ${course.title}`}</span>
          <Icon name="arrow-right-bold" />
        </ButtonLink>
      </p>
    </li>
  );
}

/** The short courses as cards, each with two ways on: what is in it, and a free class. */
export function ShortCourseList({ courses }: { courses: ShortCourse[] }) {
  return (
    <ul className="scards">
      {courses.map((course) => (
        <ShortCourseCard key={course.slug} course={course} />
      ))}
    </ul>
  );
}
