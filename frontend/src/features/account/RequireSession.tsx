import { notLoggedIn } from '@lanternway/contracts/accounts/logout';
import { navigate } from 'gatsby';
import { Fragment, useEffect, useState, type ReactNode } from 'react';
import { readPlace } from '../../browser/navigation';
import { keepReturnPath } from '../../browser/storage/return-path';
import { readSession, watchSession, type Session, type SessionChange } from '../../browser/storage/session';
import { raiseToast } from '../../ui/toast/toasts';

interface RequireSessionProps {
  /** Shown until the session is known, and while a visitor is sent to the login. */
  waiting: ReactNode;
  /** Keeps what the login should show of this page. The way there waits for it. */
  beforeLogin?: (path: string) => Promise<void>;
  children: (session: Session) => ReactNode;
}

/** Goes to the login, which leads back here. The browser's back button must not come here again. */
async function leadToLogin(prepare: RequireSessionProps['beforeLogin']): Promise<void> {
  const place = readPlace();
  keepReturnPath(place);
  if (prepare) await prepare(place);
  void navigate(`/login?redirectTo=${encodeURIComponent(place)}`, { replace: true });
}

/**
 * A page for logged-in parents (product rule A5). It follows the session. If the session ends, here or in another tab,
 * the parent goes to the login, which leads back here. With another parent's session the page starts again.
 */
export function RequireSession({ waiting, beforeLogin, children }: RequireSessionProps) {
  const [session, setSession] = useState<Session | null>(null);
  useEffect(() => {
    const follow = (change?: SessionChange) => {
      const present = readSession();
      setSession(present);
      // After a logout, the code that ended the session goes to the next page.
      if (present !== null || change === 'ended') return;
      if (change !== undefined) raiseToast({ tone: 'bad', text: notLoggedIn });
      void leadToLogin(beforeLogin);
    };
    follow();
    return watchSession(follow);
  }, [beforeLogin]);
  return session === null ? waiting : <Fragment key={session.token}>{children(session)}</Fragment>;
}
