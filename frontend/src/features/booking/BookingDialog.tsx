import { useEffect, useRef } from 'react';
import { Anchor } from '../../ui/links/Anchor';
import { showDialog } from '../../ui/dialogs/command-dialog';
import { Dialog } from '../../ui/dialogs/Dialog';
import type { BookingContext } from './send';
import { usePanel } from './use-panel';
import { WithoutScript, type WaysToReach } from './WithoutScript';
import '../../ui/styles/dialog.css';
import './booking-dialog.css';

const titleId = 'booking-title';

interface BookingDialogProps extends Pick<BookingContext, 'policyVersion'> {
  isOpen: boolean;
  reach: WaysToReach;
  onClose: () => void;
}

/** Keeps the room of the form, so that nothing jumps when it arrives. */
function Waiting({ hasFailed }: { hasFailed: boolean }) {
  if (!hasFailed) return <div className="bk-wait" aria-busy="true" />;
  return (
    <p role="alert">
      The form could not be fetched. Please check your connection, then{' '}
      <Anchor href="/book-free-class">open it on its own page</Anchor>.
    </p>
  );
}

/**
 * The form for a free class in a dialog over the page. Closing it keeps what was typed, but not the thanks. The form is
 * loaded when the dialog first opens.
 */
export function BookingDialog({ isOpen, policyVersion, reach, onClose }: BookingDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const panel = usePanel(isOpen);
  useEffect(() => {
    if (!isOpen) return;
    showDialog(dialog.current);
    heading.current?.focus();
  }, [isOpen]);
  return (
    <Dialog id="booking" labelledBy={titleId} className="dlg bk-dlg" dialogRef={dialog} onClose={onClose}>
      <div className="dlg-b">
        <h2 id={titleId} ref={heading} tabIndex={-1}>
          Book a free class
        </h2>
        <WithoutScript {...reach} />
        {panel.kind === 'loaded' ? (
          <panel.Panel
            variant="dialog"
            policyVersion={policyVersion}
            isShown={isOpen}
            onClosed={() => dialog.current?.close()}
          />
        ) : (
          <Waiting hasFailed={panel.kind === 'failed'} />
        )}
      </div>
    </Dialog>
  );
}
