/*
 * POST /api/auth/logout: ends the session of the token. Every page has the log-out button in its header, so this file
 * has no schemas. `accounts.ts` defines the request and the answer.
 */

export const logoutCall = { method: 'POST', path: '/api/auth/logout', access: 'parent' } as const;

export const loggedOut = 'You are logged out.';

/** Said of a call, and on the way to the login, when the session is over. */
export const notLoggedIn = 'Please log in again.';
