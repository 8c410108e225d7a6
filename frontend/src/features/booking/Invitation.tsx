import { lazy, Suspense } from 'react';
import type { Popup } from '../../content/home';
import type { InvitedProps } from './Invited';
import { fetchInvited, usePopup } from './use-popup';

type InvitationProps = Omit<InvitedProps, 'popup'> & {
  /** Null where staff took its words away: then nobody is invited. */
  popup: Popup | null;
};

const Invited = lazy(() => fetchInvited().then((part) => ({ default: part })));

/** What home says of the free class by itself. Until it is due, home carries no more of it than this. */
export function Invitation({ popup, ...rest }: InvitationProps) {
  const isDue = usePopup(popup !== null);
  if (popup === null || !isDue) return null;
  return (
    <Suspense fallback={null}>
      <Invited popup={popup} {...rest} />
    </Suspense>
  );
}
