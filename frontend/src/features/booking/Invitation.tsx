import { navigate } from 'gatsby';
import { lazy, Suspense, useEffect, useState } from 'react';
import { noteFreeClassShown } from '../../browser/free-class-shown';
import type { Popup } from '../../content/home';
import { BookingDialog } from './BookingDialog';
import './invitation.css';
import type { BookingContext } from './send-booking';
import { fetchPanel } from './use-panel';
import { fetchPopup, usePopup } from './use-popup';
import type { WaysToReach } from './WithoutScript';

interface InvitationProps extends Pick<BookingContext, 'policyVersion'> {
  /** Null where staff took its words away: then nobody is invited. */
  popup: Popup | null;
  reach: WaysToReach;
  /** At `/free-modal` the dialog stands open from the start, and closing it leads home. */
  opensBooking?: boolean;
}

const FreeClassPopup = lazy(() => fetchPopup().then((part) => ({ default: part.FreeClassPopup })));

/** What home says of the free class by itself: the popup, and the dialog that it leads to. */
export function Invitation({ popup, policyVersion, reach, opensBooking = false }: InvitationProps) {
  const [isOpen, setOpen] = useState(opensBooking);
  const isInvited = usePopup(popup !== null && !opensBooking);
  // Who is invited may well accept; who has seen the form needs no invitation.
  useEffect(() => {
    if (isInvited) void fetchPanel().catch(() => undefined);
  }, [isInvited]);
  useEffect(() => {
    if (opensBooking) noteFreeClassShown();
  }, [opensBooking]);
  const close = () => {
    setOpen(false);
    if (opensBooking) void navigate('/', { replace: true });
  };
  return (
    <>
      {popup !== null && isInvited && (
        <Suspense fallback={null}>
          <FreeClassPopup popup={popup} onBook={() => setOpen(true)} />
        </Suspense>
      )}
      {(opensBooking || isInvited) && (
        <BookingDialog isOpen={isOpen} policyVersion={policyVersion} reach={reach} onClose={close} />
      )}
    </>
  );
}
