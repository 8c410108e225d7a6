import { loggedOut, logoutCall } from '@lanternway/contracts/accounts/logout';
import { navigate } from 'gatsby';
import { endSession, readSession } from '../../browser/session';
import { tell } from '../../server-calls/client';
import { raiseToast } from '../../ui/toast/toasts';

/** Forgets the session here at once, and asks the server to end it too, whether or not that can be reached now. */
export function leaveSession(): void {
  const session = readSession();
  endSession();
  if (session) tell(logoutCall, session.token);
}

/** The parent's wish to leave: out, home, and a word that it happened. */
export function logOut(): void {
  leaveSession();
  raiseToast({ tone: 'good', text: loggedOut });
  // The button that had the focus is gone; on the way home the router looks after it.
  document.getElementById('main')?.focus();
  void navigate('/');
}
