import { type RefObject, useEffect } from 'react';
import { noteFreeClassShown, wasFreeClassShown } from '../../../browser/storage/free-class-shown';
import { showDialog } from '../../../ui/dialogs/command-dialog';
import { whenNoDialogIsOpen } from '../../../ui/dialogs/when-no-dialog-is-open';

/** Resolves once the picture can be painted, or will not come. Without a picture: at once. */
async function pictureIsReady(dialog: HTMLDialogElement | null): Promise<void> {
  await dialog
    ?.querySelector('img')
    ?.decode()
    .catch(() => undefined);
}

/**
 * Opens the invitation with its picture: once per browser or visit, and never over an open dialog (product rule A7). Then the
 * heading has the focus.
 */
export function useOpening(
  dialog: RefObject<HTMLDialogElement>,
  heading: RefObject<HTMLElement>,
  opensAgain: boolean,
): void {
  useEffect(() => {
    const stop = new AbortController();
    const open = () => {
      // Another tab may have been quicker.
      if (wasFreeClassShown(opensAgain)) return;
      noteFreeClassShown();
      showDialog(dialog.current);
      heading.current?.focus();
    };
    void pictureIsReady(dialog.current).then(() => {
      if (stop.signal.aborted) return;
      stop.signal.addEventListener('abort', whenNoDialogIsOpen(open));
    });
    return () => stop.abort();
  }, [dialog, heading, opensAgain]);
}
