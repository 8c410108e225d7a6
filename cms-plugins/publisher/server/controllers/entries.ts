import { publishingSentences } from '@lanternway/contracts/publishing/entry';
import {
  checkEntry,
  readEntry,
  searchEntries as searchEndpoint,
} from '@lanternway/contracts/publishing/staff-calls';
import { isRecord } from '@lanternway/contracts/wire/is-record';
import { documentIdOf, staffRoute } from '@lanternway/server-kit/http/staff-endpoint';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { inProcess } from '../services/in-process';
import { checkDraft } from '../services/staff/check';
import { readEntryState, searchEntries } from '../services/staff/entries';
import { mayWith } from './rights';

/** For the panel next to an entry, and for choosing an entry. */
export const entries = (strapi: Core.Strapi) => [
  staffRoute(searchEndpoint, ({ request: { search }, may }) =>
    searchEntries(strapi, search, (action, uid) => mayWith(may, action, uid)),
  ),

  staffRoute(readEntry, async ({ params: { uid, documentId: id }, may }) => {
    const documentId = documentIdOf(id, publishingSentences.missingEntry);
    const found = mayWith(may, 'read', uid)
      ? await readEntryState(strapi, uid, documentId, (action, type) => mayWith(may, action, type))
      : null;
    if (found === null) throw new errors.NotFoundError(publishingSentences.missingEntry);
    // People who look at an entry often want to see its draft next.
    if (found.canPreview) inProcess(strapi, 'preview').warmUp();
    return found;
  }),

  staffRoute(checkEntry, async ({ params: { uid, documentId: id }, request: { entry }, may }) => {
    const documentId = documentIdOf(id, publishingSentences.missingEntry);
    if (!mayWith(may, 'read', uid)) throw new errors.NotFoundError(publishingSentences.missingEntry);
    return checkDraft(strapi, uid, documentId, isRecord(entry) ? entry : {});
  }),
];
