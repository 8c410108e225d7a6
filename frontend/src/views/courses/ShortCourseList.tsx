import type { ShortCourse } from '../../content/courses/course';
import { Icon } from '../../ui/art/Icon';
import { PictureImg } from '../../ui/PictureImg';
import { agesLabel } from './age-range';

export function ShortCourseList({ courses }: { courses: ShortCourse[] }) {
  return (
    <ul className="short">
      {courses.map((course) => (
        <li key={course.slug} id={course.slug}>
          <PictureImg className="sp" picture={{ ...course.icon, alt: '' }} sizes="64px" />
          <h3>{course.title}</h3>
          <p className="small muted">{course.summary}</p>
          <p className="meta">
            <span className="chip">{agesLabel(course.ages)}</span>
            <span className="chip chip-warm">
              <Icon name="clock-bold" />
              {course.hours} hours
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}
