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
 * Where a person publishes what needs a second one: asks for it, and answers as if it had been published, so that the draft
 * of the same transaction is kept. Null where the write may go on. What no request asks for goes on: seeds, and work of
 * the server.
 */
export async function holdForSecond(strapi: Core.Strapi, write: Write): Promise<Held | null> {
  const { uid, documentId, isPublished, action } = write;
  const state = stateOf(strapi);
  if (!isPublished || isPassing(documentId) || !(await isGuarded(strapi, uid))) return null;
  const actor = currentActor(strapi);
  if (actor === null && state === undefined) return null;
  if (state?.userAbility?.can(publishingPermissions.publishAlone) === true) return null;
  // Only a saved draft of a person can be shown to another one.
  if (actor === null || action !== 'publish' || documentId === null)
    throw new errors.ApplicationError(approvalSentences.noPerson);
  const entry = { uid, documentId };
  // What the content rules refuse is refused now, by themselves.
  if ((await readConfig(strapi).findProblems(strapi, uid, documentId)).length > 0) return null;
  const { draft } = await findVersions(strapi, uid, documentId);
  if (draft === null) return null;
  await askForPublish(strapi, entry, '', actor);
  await deedsOf(strapi).noteAsked({ ...entry, title: titleOfEntry(strapi, uid, draft) });
  if (state !== undefined) state.waitsForSecond = true;
  return { documentId, entries: [draft] };
}
