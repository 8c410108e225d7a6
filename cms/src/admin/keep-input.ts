import type { StrapiApp } from '@strapi/strapi/admin';

/** Whether Strapi's store is about to show an entry as saved before the server has answered, or to take that back. */
export function isGuessedDocument(action: unknown): boolean {
  if (typeof action !== 'object' || action === null || !('type' in action) || !('payload' in action))
    return false;
  const { type, payload } = action;
  if (typeof type !== 'string' || !type.endsWith('/queryResultPatched')) return false;
  if (typeof payload !== 'object' || payload === null || !('queryCacheKey' in payload)) return false;
  return String(payload.queryCacheKey).startsWith('getDocument(');
}

/**
 * Keeps what staff typed when a save is refused. Strapi shows the entry as saved at once and takes that back after a
 * refusal. Its form follows the entry and so loses every edit, just when one of them needs a correction. Without the
 * guess the form waits for the server's answer.
 */
export const keepInput: StrapiApp['middlewares'][number] = () => () => (next) => (action) =>
  isGuessedDocument(action) ? undefined : next(action);
