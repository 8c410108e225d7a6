import type { ReactNode } from 'react';
import type { Picture } from '../../content/blocks/picture';
import { buttonClass } from '../../ui/links/button-class';
import { Dialog } from '../../ui/dialogs/Dialog';
import { DialogButton } from '../../ui/dialogs/DialogButton';
import { PictureImg } from '../../ui/PictureImg';
import { scrollArea } from '../../ui/scroll-area';
import { detailsId } from './dialog-ids';
import '../../ui/styles/dialog.css';

interface CourseDialogProps {
  slug: string;
  title: string;
  icon: Picture;
  chip: string | null;
  summary: string;
  description: string;
  listTitle: string;
  list: ReactNode;
  /** At the foot, on the left. */
  aside: ReactNode;
  /** The lantern button at the foot. */
  action: ReactNode;
}

/** The dialog behind 'Read More': a warm head, a list that scrolls, and a foot that stays in place. */
export function CourseDialog(props: CourseDialogProps) {
  const { slug, title, icon, chip, summary, description, listTitle, list, aside, action } = props;
  const id = detailsId(slug);
  return (
    <Dialog id={id} labelledBy={`${id}-title`}>
      <div className="dlg-h">
        <PictureImg className="ic" picture={{ ...icon, alt: '' }} sizes="128px" />
        <div>
          <h2 id={`${id}-title`}>{title}</h2>
          {chip !== null && (
            <p className="dlg-chips">
              <span className="chip">{chip}</span>
            </p>
          )}
          <p>{summary}</p>
        </div>
      </div>
      <div className="dlg-b" {...scrollArea(`${id}-list`)}>
        {description !== summary && <p className="dlg-text">{description}</p>}
        <h3 id={`${id}-list`}>{listTitle}</h3>
        {list}
      </div>
      <div className="dlg-f">
        {aside}
        <div className="dlg-btns">
          <DialogButton does="close" dialog={id} className={buttonClass({ look: 'quiet' }, 'dlg-close')}>
            Close
          </DialogButton>
          {action}
        </div>
      </div>
    </Dialog>
  );
}
