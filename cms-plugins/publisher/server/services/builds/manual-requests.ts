import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { listNotes, writeNote } from './notes';

/** Builds that were requested by hand and have not begun. */
export interface ManualRequests {
  ids: number[];
  by: string[];
  since: Date | null;
  /** Whether the site's code may have changed: a running site builder compiled the code that was there when it started. */
  needsFreshCode: boolean;
}

/** As it is stored. */
interface ManualRequest {
  by: string | null;
  at: string;
  isAfresh?: boolean;
}

const start = 'wish:';

/** Requests a build. @param by a staff member's name; null where nobody with a login asked for it */
export async function addManualRequest(
  strapi: Core.Strapi,
  by: string | null,
  { needsFreshCode = false } = {},
): Promise<void> {
  const request: ManualRequest = { by, at: new Date().toISOString(), isAfresh: needsFreshCode };
  await writeNote(strapi, `${start}${randomUUID()}`, request);
}

/** All requests that no build has answered. */
export async function readManualRequests(strapi: Core.Strapi): Promise<ManualRequests> {
  const notes = await listNotes<ManualRequest>(strapi, start);
  const names = notes.map(({ value }) => value.by).filter((by) => by !== null);
  const [first] = notes;
  return {
    ids: notes.map(({ id }) => id),
    by: [...new Set(names)],
    since: first === undefined ? null : new Date(first.value.at),
    needsFreshCode: notes.some(({ value }) => value.isAfresh === true),
  };
}
