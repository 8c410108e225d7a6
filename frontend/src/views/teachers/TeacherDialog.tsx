import type { Teacher } from '../../content/courses/teacher';
import { buttonClass } from '../../ui/links/button-class';
import { Dialog } from '../../ui/dialogs/Dialog';
import { DialogButton } from '../../ui/dialogs/DialogButton';
import { PictureImg } from '../../ui/PictureImg';
import { scrollArea } from '../../ui/scroll-area';
import { subjectNames } from './subject-names';
import { teacherDialogId } from './teacher-dialog-id';
import '../../ui/styles/empty.css';
import '../../ui/styles/dialog.css';

/** The longer text behind 'Read more'. A teacher without one has no dialog. */
export function TeacherDialog({ teacher }: { teacher: Teacher }) {
  if (teacher.note === null) return null;
  const id = teacherDialogId(teacher);
  const paragraphs = teacher.note.split(/\n+/).filter((line) => line.trim() !== '');
  return (
    <Dialog id={id} labelledBy={`${id}-name`} className="dlg dlg-teacher">
      <div className="dlg-h">
        <PictureImg className="ic octagon" picture={{ ...teacher.portrait, alt: '' }} sizes="128px" />
        <div>
          <h2 id={`${id}-name`}>{teacher.name}</h2>
          <p className="dlg-chips">
            <span className="chip">{subjectNames[teacher.subject]}</span>
          </p>
          <p>{teacher.line}</p>
        </div>
      </div>
      <div className="dlg-b" {...scrollArea(`${id}-name`)}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <div className="dlg-f">
        <DialogButton does="close" dialog={id} className={buttonClass({ look: 'outline' }, 'dlg-close')}>
          Close
        </DialogButton>
      </div>
    </Dialog>
  );
}
