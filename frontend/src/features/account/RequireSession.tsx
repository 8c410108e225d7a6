import { notLoggedIn } from '@lanternway/contracts/accounts/accounts';
import { navigate } from 'gatsby';
import { Fragment, useEffect, useState, type ReactNode } from 'react';
import { readPlace } from '../../browser/navigation';
import { keepReturnPath } from '../../browser/return-path';
import { readSession, watchSession, type Session, type SessionChange } from '../../browser/session';
import { raiseToast } from '../../ui/toast/toasts';

interface RequireSessionProps {
  /** What stands here until the session is known, and while a visitor is led to the login. */
  waiting: ReactNode;
  children: (session: Session) => ReactNode;
}

/** Leads to the login, which leads back here. Going back from there must not lead here again. */
function leadToLogin(): void {
  const place = readPlace();
  keepReturnPath(place);
  void navigate(`/login?redirectTo=${encodeURIComponent(place)}`, { replace: true });
}

/**
 * A page for parents who are logged in (product rule A5). It follows the session: one that ends under the parent's hands,
 * here or in another tab, leads to the login with the place kept; one of another parent starts the page afresh.
 */
export function RequireSession({ waiting, children }: RequireSessionProps) {
  const [session, setSession] = useState<Session | null>(null);
  useEffect(() => {
    const follow = (change?: SessionChange) => {
      const present = readSession();
      setSession(present);
      // Who chose to leave is led on by what ended the session.
      if (present !== null || change === 'ended') return;
      if (change !== undefined) raiseToast({ tone: 'bad', text: notLoggedIn });
      leadToLogin();
    };
    follow();
    return watchSession(follow);
  }, []);
  return session === null ? waiting : <Fragment key={session.token}>{children(session)}</Fragment>;
}
