import { loggedOut, logoutCall } from '@lanternway/contracts/accounts/logout';
import { navigate } from 'gatsby';
import { endSession, readSession } from '../../browser/storage/session';
import { tell } from '../../server-calls/client';
import { raiseToast } from '../../ui/toast/toasts';

/** Removes the session here at once, and asks the server to end it too, if it can be reached. */
export function leaveSession(): void {
  const session = readSession();
  endSession();
  if (session) tell(logoutCall, session.token);
}

/** Logs the parent out, goes home and shows a message. */
export function logOut(): void {
  leaveSession();
  raiseToast({ tone: 'good', text: loggedOut });
  // The button that had the focus is gone. After the move home, the router sets the focus.
  document.getElementById('main')?.focus();
  void navigate('/');
}
