import { ButtonWord } from '../../ui/links/ButtonWord';
import type { Teacher } from '../../content/courses/teacher';
import { Icon } from '../../ui/art/Icon';
import { DialogButton } from '../../ui/dialogs/DialogButton';
import { Sheet } from '../../ui/dialogs/Sheet';
import { Anchor } from '../../ui/links/Anchor';
import { bookingLink, courseOf } from '../../features/booking/booking-link';
import { buttonClass } from '../../ui/links/button-class';
import { PictureImg } from '../../ui/PictureImg';
import { firstName } from './first-name';
import { subjectNames } from './subject-names';
import { teacherDialogId } from './teacher-dialog-id';

const yearsOf = (years: number) => `${years} ${years === 1 ? 'year' : 'years'}`;

function Details({ teacher }: { teacher: Teacher }) {
  const { teaches, years, languages } = teacher;
  const taught = [teaches, years === null ? null : yearsOf(years)].filter((part) => part !== null);
  if (taught.length === 0 && languages.length === 0) return null;
  return (
    <dl>
      {taught.length > 0 && (
        <div>
          <Icon name="chalkboard-teacher-duotone" />
          <dt className="vh">Teaches</dt>
          <dd>{taught.join(' · ')}</dd>
        </div>
      )}
      {languages.length > 0 && (
        <div>
          <Icon name="globe-hemisphere-east-duotone" />
          <dt className="vh">Speaks</dt>
          <dd>{languages.join(', ')}</dd>
        </div>
      )}
    </dl>
  );
}

/** One teacher on a sheet: the face, what and how they teach, and the way to a class with a teacher like them. */
export function TeacherCard({ teacher, tint }: { teacher: Teacher; tint: number }) {
  return (
    <Sheet as="li" className={`tcard tint-${tint}`}>
      <div className="por">
        <PictureImg picture={teacher.portrait} sizes="176px" />
      </div>
      <div className="nm">
        <h3>{teacher.name}</h3>
        <span className="chip">{subjectNames[teacher.subject]}</span>
      </div>
      <div className="bd">
        <Details teacher={teacher} />
        <p>{teacher.line}</p>
        {teacher.note !== null && (
          <DialogButton
            does="show-modal"
            dialog={teacherDialogId(teacher)}
            className={buttonClass({ look: 'quiet', size: 'small' })}
          >
            Read more<span className="vh"> about {teacher.name}</span>
          </DialogButton>
        )}
      </div>
      <p className="ft">
        <Anchor href={bookingLink({ course: courseOf(teacher.subject), like: teacher.name })}>
          <ButtonWord of="bookLike" usual="Book with a teacher like" /> {firstName(teacher.name)}
          <Icon name="arrow-right-bold" />
        </Anchor>
      </p>
    </Sheet>
  );
}
