import { useRef } from 'react';
import type { Popup } from '../../../content/pages/home';
import { buttonClass } from '../../../ui/links/button-class';
import { Dialog } from '../../../ui/dialogs/Dialog';
import { DialogButton } from '../../../ui/dialogs/DialogButton';
import { PictureImg } from '../../../ui/PictureImg';
import { useOpening } from './use-opening';
import '../../../ui/styles/dialog.css';
import './invitation.css';

export interface FreeClassPopupProps {
  popup: Popup;
  onBook: () => void;
}

const id = 'free-class';
const titleId = 'free-class-title';

/** The invitation to a free class. It opens by itself. */
export function FreeClassPopup({ popup, onBook }: FreeClassPopupProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useOpening(dialog, heading, popup.opensAgain);
  const book = () => {
    dialog.current?.close();
    onBook();
  };
  return (
    <Dialog id={id} labelledBy={titleId} className="dlg pop" dialogRef={dialog}>
      <div className="pop-art">
        {popup.picture !== null && (
          // A closed dialog would never load a lazy picture.
          <PictureImg picture={popup.picture} sizes="(min-width: 768px) 300px, 100vw" priority />
        )}
      </div>
      <div className="pop-b">
        <h2 id={titleId} ref={heading} tabIndex={-1}>
          {popup.title}
        </h2>
        <p className="lead">{popup.text}</p>
        <div className="pop-btns">
          <button type="button" className={buttonClass({ look: 'lantern', size: 'large' })} onClick={book}>
            {popup.bookLabel}
          </button>
          <DialogButton does="close" dialog={id} className={buttonClass({ look: 'quiet', size: 'large' })}>
            {popup.laterLabel}
          </DialogButton>
        </div>
      </div>
    </Dialog>
  );
}
