/*
 * POST /api/auth/logout: ends the session of the token. The way out stands in the header of every page, so it is kept
 * free of schemas; what it carries and answers is `accounts.ts`'s to say.
 */

export const logoutCall = { method: 'POST', path: '/api/auth/logout', access: 'parent' } as const;

export const loggedOut = 'You are logged out.';
