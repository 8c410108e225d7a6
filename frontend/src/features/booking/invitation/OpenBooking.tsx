import { navigate } from 'gatsby';
import { useEffect, useState } from 'react';
import { noteFreeClassShown } from '../../../browser/storage/free-class-shown';
import { BookingDialog } from '../BookingDialog';
import type { BookingContext } from '../send';
import type { WaysToReach } from '../WithoutScript';

interface OpenBookingProps extends Pick<BookingContext, 'policyVersion'> {
  reach: WaysToReach;
}

/** The open dialog at `/free-modal`. Closing it leads home, where no invitation is needed any more. */
export function OpenBooking({ policyVersion, reach }: OpenBookingProps) {
  const [isOpen, setOpen] = useState(true);
  useEffect(noteFreeClassShown, []);
  const goHome = () => {
    setOpen(false);
    void navigate('/', { replace: true });
  };
  return <BookingDialog isOpen={isOpen} policyVersion={policyVersion} reach={reach} onClose={goHome} />;
}
