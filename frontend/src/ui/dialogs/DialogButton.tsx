import { type ButtonHTMLAttributes } from 'react';
import { commandDialog } from './command-dialog';

interface DialogButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** The id of the dialog. */
  dialog: string;
  /** What a press does to the dialog. */
  does: 'show-modal' | 'close';
}

/** A button that opens or closes a dialog. The browser does this by itself, even before any script is there. */
export function DialogButton({ dialog, does, children, ...rest }: DialogButtonProps) {
  /* React's types do not know these attributes yet, but React passes them on. */
  const invoker = { command: does, commandfor: dialog };
  return (
    <button
      type="button"
      {...invoker}
      aria-haspopup={does === 'show-modal' ? 'dialog' : undefined}
      onClick={() => commandDialog(does, dialog)}
      {...rest}
    >
      {children}
    </button>
  );
}
