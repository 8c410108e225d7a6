/* Logins have no change that could fail after its line: the line is written once it is known how they ended. */

export const loginRoute = 'POST /admin/login';

export const loginWords = {
  'access.login': 'logged in',
  'access.login-failed': 'failed to log in',
} as const;
