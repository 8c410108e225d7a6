import { approvalSentences } from '@lanternway/contracts/publishing/approvals';
import { publishingPermissions } from '@lanternway/contracts/publishing/staff';
import { currentActor } from '@lanternway/server-kit/acting';
import { deedsOf } from '@lanternway/server-kit/platform';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { readConfig } from '../../config';
import { findVersions, titleOfEntry, type EntryRow } from '../content/entries';
import { isPassing } from './passing';
import { askForPublish } from './requests';
import { isGuarded } from './setting';

interface Write {
  uid: string;
  action: string;
  documentId: string | null;
  isPublished: boolean;
}

interface Held {
  documentId: string;
  entries: EntryRow[];
}

export interface WaitingState {
  userAbility?: { can: (permission: string) => boolean };
  /** Set for the answer: something was not published, and waits. */
  waitsForSecond?: boolean;
}

const stateOf = (strapi: Core.Strapi): WaitingState | undefined =>
  strapi.requestContext.get()?.state as WaitingState | undefined;

/**
 * Where a person publishes something that needs a second person: asks for the approval, and answers as if the entry had been
 * published, so that the draft saved in the same transaction is kept. Null where the write may go on. Writes that do not come
 * from a request also go on: seeds, and the server's own work.
 */
export async function holdForSecond(strapi: Core.Strapi, write: Write): Promise<Held | null> {
  const { uid, documentId, isPublished, action } = write;
  const state = stateOf(strapi);
  if (!isPublished || isPassing(documentId) || !(await isGuarded(strapi, uid))) return null;
  const actor = currentActor(strapi);
  if (actor === null && state === undefined) return null;
  if (state?.userAbility?.can(publishingPermissions.publishAlone) === true) return null;
  // Only a draft that a person has saved can be shown to a second person.
  if (actor === null || action !== 'publish' || documentId === null)
    throw new errors.ApplicationError(approvalSentences.noPerson);
  const entry = { uid, documentId };
  // The write goes on to the content rules, which refuse it now.
  if ((await readConfig(strapi).findProblems(strapi, uid, documentId)).length > 0) return null;
  const { draft } = await findVersions(strapi, uid, documentId);
  if (draft === null) return null;
  await askForPublish(strapi, entry, '', actor);
  await deedsOf(strapi).noteAsked({ ...entry, title: titleOfEntry(strapi, uid, draft) });
  if (state !== undefined) state.waitsForSecond = true;
  return { documentId, entries: [draft] };
}
