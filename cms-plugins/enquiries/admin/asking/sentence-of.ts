import { isFetchError } from '@strapi/strapi/admin';

/** Why something could not be done, in the server's words where it gave some. */
export function sentenceOf(error: unknown): string {
  if (!isFetchError(error)) return 'The server cannot be reached. Nothing is lost; please try again.';
  if (error.status === 403) return 'You may not do this. Ask whoever looks after the roles.';
  const said = error.response?.data.error;
  if (said !== undefined && said.message !== '' && (error.status ?? 500) < 500) return said.message;
  return 'The server could not do this. Nothing is lost; please try again in a moment.';
}
