import { type ReactNode } from 'react';
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
  children: ReactNode;
}

/**
 * A native modal dialog: the browser holds the focus inside, makes the rest inert, closes it on Escape and gives
 * the focus back. Buttons inside or outside reach it with `DialogButton`; without script its content stands in the page.
 */
export function Dialog({ id, labelledBy, className = 'dlg', children }: DialogProps) {
  const dialog = useLightDismiss();
  return (
    <dialog ref={dialog} id={id} className={className} aria-labelledby={labelledBy} closedby="any">
      <DialogButton does="close" dialog={id} className="icon-btn dlg-x" aria-label="Close">
        <Icon name="x-bold" />
      </DialogButton>
      {children}
    </dialog>
  );
}
