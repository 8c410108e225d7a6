import type { Grade } from '../../content/courses/course';
import { DialogButton } from '../../ui/dialogs/DialogButton';
import { Sheet } from '../../ui/dialogs/Sheet';
import { buttonClass } from '../../ui/links/button-class';
import { PictureImg } from '../../ui/PictureImg';
import { detailsId } from './dialog-ids';

/** A grade: its figure, its topic, and what a child can do afterwards. */
export function GradeSheet({ grade }: { grade: Grade }) {
  return (
    <Sheet as="article" className="gcard">
      <div className="fig">
        <PictureImg picture={grade.icon} sizes="120px" />
      </div>
      <h4>{grade.title}</h4>
      <p className="small muted">{grade.summary}</p>
      {grade.outcome !== null && (
        <div className="can">
          <b>After it, your child</b>
          <p>{grade.outcome}</p>
        </div>
      )}
      <DialogButton
        does="show-modal"
        dialog={detailsId(grade.slug)}
        className={buttonClass({ look: 'outline', size: 'small', block: true })}
      >
        Read More<span className="vh"> about {grade.title}</span>
      </DialogButton>
    </Sheet>
  );
}
