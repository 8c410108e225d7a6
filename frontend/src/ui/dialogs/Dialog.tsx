import { type ReactNode, type RefObject } from 'react';
import { DialogButton } from './DialogButton';
import { Icon } from '../art/Icon';
import { useLightDismiss } from './use-light-dismiss';
import '../styles/dialog.css';

interface DialogProps {
  /** The id with which a `DialogButton` opens it. */
  id: string;
  /** The id of the heading inside, which is the dialog's name. */
  labelledBy: string;
  /** Default: `dlg`. */
  className?: string;
  /** For code that opens it by script. */
  dialogRef?: RefObject<HTMLDialogElement>;
  /** Called after it was closed: by a button, by Escape or by a press outside it. */
  onClose?: () => void;
  children: ReactNode;
}

/**
 * A native modal dialog. The browser keeps the focus inside, makes the rest inert, closes it on Escape and gives the
 * focus back. Buttons inside or outside control it with `DialogButton`. Without script its content is part of the page.
 */
export function Dialog({ id, labelledBy, className = 'dlg', dialogRef, onClose, children }: DialogProps) {
  const dialog = useLightDismiss(dialogRef);
  return (
    <dialog
      ref={dialog}
      id={id}
      className={className}
      aria-labelledby={labelledBy}
      closedby="any"
      onClose={onClose}
    >
      <DialogButton does="close" dialog={id} className="icon-btn dlg-x" aria-label="Close">
        <Icon name="x-bold" />
      </DialogButton>
      {children}
    </dialog>
  );
}
