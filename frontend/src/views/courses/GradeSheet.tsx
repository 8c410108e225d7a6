import type { Grade } from '../../content/courses/course';
import { buttonClass } from '../../ui/links/button-class';
import { DialogButton } from '../../ui/dialogs/DialogButton';
import { PictureImg } from '../../ui/PictureImg';
import { detailsId } from './dialog-ids';

export function GradeSheet({ grade }: { grade: Grade }) {
  return (
    <article className="sheet grade">
      <div className="fig">
        <PictureImg picture={grade.icon} sizes="200px" />
      </div>
      <h3>{grade.title}</h3>
      <p className="small muted">{grade.summary}</p>
      <DialogButton
        does="show-modal"
        dialog={detailsId(grade.slug)}
        className={buttonClass({ look: 'outline', size: 'small', block: true })}
      >
        Read More<span className="vh"> about {grade.title}</span>
      </DialogButton>
    </article>
  );
}
