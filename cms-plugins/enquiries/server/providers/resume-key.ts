import { randomUUID } from 'node:crypto';

/** Says nothing of whose it is, nor of what it is. */
export function newResumeKey(now: Date): string {
  const [year, month] = now.toISOString().split('-');
  return `${year ?? ''}/${month ?? ''}/${randomUUID()}`;
}

/** Discarded files have their key below this name, so they are not listed. */
export const trashName = 'trash';

/** The file that says whose the store is. */
export const ownerName = 'installation-id';

/** Whether a key is one of ours. Nothing else ever becomes part of a path. */
export const isResumeKey = (key: string): boolean =>
  /^\d{4}\/\d{2}\/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(key);
