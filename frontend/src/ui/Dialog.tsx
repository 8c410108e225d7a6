import { type ReactNode, type RefObject } from 'react';
import { DialogButton } from './DialogButton';
import { Icon } from './Icon';
import { useLightDismiss } from './use-light-dismiss';

interface DialogProps {
  /** What a `DialogButton` names to open it. */
  id: string;
  /** The id of the heading inside that names it. */
  labelledBy: string;
  /** `dlg` unless it looks like something else. */
  className?: string;
  /** For who opens it by script. */
  dialogRef?: RefObject<HTMLDialogElement>;
  /** It was closed: by a button, by Escape or by a press beside it. */
  onClose?: () => void;
  children: ReactNode;
}

/**
 * A native modal dialog: the browser holds the focus inside, makes the rest inert, closes it on Escape and gives
 * the focus back. Buttons inside or outside reach it with `DialogButton`; without script its content stands in the page.
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
