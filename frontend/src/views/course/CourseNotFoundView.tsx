import { ButtonWord } from '../../ui/links/ButtonWord';
import { ButtonLink } from '../../ui/links/ButtonLink';
import { Mascot } from '../../ui/art/Mascot';
import '../../ui/styles/empty.css';
import './course.css';

/** What `/course/<anything else>` shows. */
export function CourseNotFoundView() {
  return (
    <section className="section graph course">
      <div className="wrap empty">
        <Mascot sleeping />
        <h1>Course not found.</h1>
        <p className="lead">There is no coding plan at this address. All four are on the coding page.</p>
        <ButtonLink look="solid" size="large" href="/courses/coding">
          <ButtonWord of="codingCourses" usual="See coding courses" />
        </ButtonLink>
      </div>
    </section>
  );
}
