import { lazy, Suspense } from 'react';
import type { Popup } from '../../../content/pages/home';
import type { InvitedProps } from './Invited';
import { fetchInvited, usePopup } from './use-popup';

type InvitationProps = Omit<InvitedProps, 'popup'> & {
  /** Null if staff removed its texts: then there is no invitation. */
  popup: Popup | null;
};

const Invited = lazy(() => fetchInvited().then((part) => ({ default: part })));

/** The home page's invitation to a free class. Until it is due, the page loads no more of it than this. */
export function Invitation({ popup, ...rest }: InvitationProps) {
  const isDue = usePopup(popup);
  if (popup === null || !isDue) return null;
  return (
    <Suspense fallback={null}>
      <Invited popup={popup} {...rest} />
    </Suspense>
  );
}
