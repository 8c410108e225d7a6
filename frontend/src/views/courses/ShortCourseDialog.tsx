import type { ShortCourse } from '../../content/courses/course';
import { Icon } from '../../ui/art/Icon';
import { Dialog } from '../../ui/dialogs/Dialog';
import { ButtonWord } from '../../ui/links/ButtonWord';
import { ButtonLink } from '../../ui/links/ButtonLink';
import { PictureImg } from '../../ui/PictureImg';
import { scrollArea } from '../../ui/scroll-area';
import { StepPath } from '../../ui/StepPath';
import { subjectNames } from '../teachers/subject-names';
import { agesLabel } from './age-range';
import { detailsId } from './dialog-ids';
import { tryLink } from './ShortCourseList';
import '../../ui/styles/dialog.css';

function Head({ course, titleId }: { course: ShortCourse; titleId: string }) {
  return (
    <div className="dlg-h">
      <PictureImg className="ic" picture={{ ...course.icon, alt: '' }} sizes="128px" />
      <div>
        <h2 id={titleId}>{course.title}</h2>
        <p className="dlg-chips">
          <span className="chip">{agesLabel(course.ages)}</span>
          <span className="chip">
            <Icon name="clock-bold" />
            {` ${course.hours} hours`}
          </span>
          <span className="chip">{subjectNames[course.subject]}</span>
        </p>
        <p>{course.description}</p>
      </div>
    </div>
  );
}

function Steps({ course }: { course: ShortCourse }) {
  return (
    <div>
      <h3>What happens in it</h3>
      <StepPath steps={course.steps} />
    </div>
  );
}

function OutcomeAndNeeds({ course }: { course: ShortCourse }) {
  return (
    <div className="short-aside">
      {course.outcome !== null && (
        <div>
          <h3>At the end</h3>
          <p>{course.outcome}</p>
        </div>
      )}
      {course.needs.length > 0 && (
        <div>
          <h3>You need</h3>
          <ul className="ticks">
            {course.needs.map((need) => (
              <li key={need}>
                <Icon name="check-circle-duotone" />
                <span>{need}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className="short-price">
        <b>Dates and price</b>
        <br />
        Write to us, and we will agree on both.
      </p>
    </div>
  );
}

/** What is in a short course, and two ways on. Short courses have no fixed price, so none is named. */
export function ShortCourseDialog({ course }: { course: ShortCourse }) {
  const id = detailsId(course.slug);
  return (
    <Dialog id={id} labelledBy={`${id}-title`} className="dlg dlg-short">
      <Head course={course} titleId={`${id}-title`} />
      <div className="dlg-b" {...scrollArea(`${id}-title`)}>
        <div className="short-columns">
          {course.steps.length > 0 && <Steps course={course} />}
          <OutcomeAndNeeds course={course} />
        </div>
      </div>
      <div className="dlg-f">
        <ButtonLink look="outline" size="large" href="/contact">
          <ButtonWord of="askDates" usual="Ask about dates and price" />
        </ButtonLink>
        <ButtonLink look="lantern" size="large" href={tryLink(course)}>
          <ButtonWord of="tryFirst" usual="Try the first class free" />
        </ButtonLink>
      </div>
    </Dialog>
  );
}
