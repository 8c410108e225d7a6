import { isRecord } from '@lanternway/contracts/wire/is-record';
import { isFetchError } from '@strapi/strapi/admin';

export const sessionEnded = 'Your session has ended. Log in again; what you typed is kept.';

/** Whether the server no longer knows who asks. */
export const isSessionEnded = (error: unknown): boolean => isFetchError(error) && error.status === 401;

/** A link to the login in another tab: this one keeps what was typed, and goes on with the new login. */
export const logInAgain = (error: unknown) =>
  isSessionEnded(error) ? { link: { url: '/admin/auth/login', label: 'Log in again' } } : {};

/** Why something could not be done, in the server's words if it sent any. */
export function sentenceOf(error: unknown): string {
  if (!isFetchError(error)) return 'The server cannot be reached. Nothing is lost; please try again.';
  if (isSessionEnded(error)) return sessionEnded;
  if (error.status === 403) return 'You may not do this. Ask the person who manages the roles.';
  const said = error.response?.data.error;
  if (said !== undefined && said.message !== '' && (error.status ?? 500) < 500) return said.message;
  return 'The server could not do this. Nothing is lost; please try again in a moment.';
}

/** The server's messages for single fields, by name. */
export function faultsOf(error: unknown): Record<string, string> {
  const details: unknown = isFetchError(error) ? error.response?.data.error.details : undefined;
  if (!isRecord(details) || !Array.isArray(details['errors'])) return {};
  const faults: unknown[] = details['errors'];
  return Object.fromEntries(
    faults.flatMap((fault) => {
      if (!isRecord(fault) || !Array.isArray(fault['path']) || typeof fault['message'] !== 'string')
        return [];
      return [[fault['path'].join('.'), fault['message']] as const];
    }),
  );
}
