import { useEffect, useState } from 'react';
import type { Popup } from '../../../content/pages/home';
import { BookingDialog } from '../BookingDialog';
import { FreeClassPopup } from './FreeClassPopup';
import type { BookingContext } from '../send';
import { fetchPanel } from '../use-panel';
import type { WaysToReach } from '../WithoutScript';

export interface InvitedProps extends Pick<BookingContext, 'policyVersion'> {
  popup: Popup;
  reach: WaysToReach;
}

/** The popup, and the dialog that it leads to. */
export function Invited({ popup, policyVersion, reach }: InvitedProps) {
  const [isOpen, setOpen] = useState(false);
  // Loads the form ahead, because the visitor may accept.
  useEffect(() => void fetchPanel().catch(() => undefined), []);
  return (
    <>
      <FreeClassPopup popup={popup} onBook={() => setOpen(true)} />
      <BookingDialog
        isOpen={isOpen}
        policyVersion={policyVersion}
        reach={reach}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
