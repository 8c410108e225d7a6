import type { Teacher } from '../../content/courses/teacher';
import { buttonClass } from '../../ui/links/button-class';
import { DialogButton } from '../../ui/dialogs/DialogButton';
import { PictureImg } from '../../ui/PictureImg';
import { subjectNames } from './subject-names';
import { teacherDialogId } from './teacher-dialog-id';

export function TeacherCard({ teacher }: { teacher: Teacher }) {
  return (
    <li className="teacher">
      <PictureImg className="octagon" picture={teacher.portrait} sizes="144px" />
      <h2>{teacher.name}</h2>
      <span className="chip">{subjectNames[teacher.subject]}</span>
      <p className="small">{teacher.line}</p>
      {teacher.note !== null && (
        <DialogButton
          does="show-modal"
          dialog={teacherDialogId(teacher)}
          className={buttonClass({ look: 'outline', size: 'small', block: true })}
        >
          Read more<span className="vh"> about {teacher.name}</span>
        </DialogButton>
      )}
    </li>
  );
}
