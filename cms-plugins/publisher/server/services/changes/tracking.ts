import { ownEntry } from '@lanternway/contracts/wire/own-entry';
import type { ChangeAction } from '@lanternway/contracts/publishing/staff';
import type { Core } from '@strapi/strapi';
import { readConfig } from '../../config';
import type { Versions } from '../content/entries';
import { lockEntry } from '../content/locks';
import { currentActor } from './actor';
import { hearMedia } from './media';
import { tell } from './track';
import { own } from '../own';

/**
 * Hears what is done to anything the site shows, whoever does it: the admin, a schedule, a script. It is remembered in the
 * transaction of the change itself, so that neither is there without the other. For speed and for people alone: what
 * nobody heard is found by the builder all the same.
 */
export interface Hearing {
  /** To be called while plugins register: what stands before content rules sees their refusals too. */
  register: () => void;
}

interface Write {
  uid: string;
  action: string;
  documentId: string | null;
  isPublished: boolean;
}

const writing = ['create', 'clone', 'update', 'publish', 'unpublish', 'delete'];

export function hearing({ strapi }: { strapi: Core.Strapi }): Hearing {
  const { types } = readConfig(strapi);
  const entries = () => own(strapi, 'entries');

  const versionsOf = (uid: string, documentId: string | null): Promise<Versions> =>
    documentId === null
      ? Promise.resolve({ draft: null, published: null })
      : entries().versions(uid, documentId);

  const isOfDraft = ({ uid, action, isPublished }: Write): boolean =>
    entries().hasDrafts(uid) && !isPublished && action !== 'unpublish' && action !== 'delete';

  /** What became of it, for people; null where the site shows nothing else than before. */
  function actionOf(write: Write, before: Versions, after: Versions): ChangeAction | null {
    if (write.action === 'delete') return before.published === null ? null : 'delete';
    if (write.action === 'unpublish') return before.published === null ? null : 'unpublish';
    if (after.published === null) return null;
    if (entries().hasDrafts(write.uid)) return 'publish';
    return before.published === null ? 'add' : 'update';
  }

  async function heard(write: Write, before: Versions, result: unknown): Promise<void> {
    const { uid } = write;
    const documentId = write.documentId ?? documentIdOf(result);
    if (documentId === null) return;
    const after = await versionsOf(uid, documentId);
    if (write.action === 'delete') await own(strapi, 'schedules').entryDeleted(uid, documentId);
    const action = actionOf(write, before, after);
    if (action === null) return;
    const entry = after.published ?? before.published;
    const title = entry === null ? '' : entries().titleOf(uid, entry);
    const by = currentActor(strapi);
    const wasShown = before.published !== null;
    await tell(strapi, { action, uid, entryId: documentId, title, wasShown, by });
    await own(strapi, 'addresses').settle({
      uid,
      documentId,
      before: before.published,
      after: after.published,
    });
  }

  return {
    register() {
      strapi.documents.use(async (context, next) => {
        const write = writeOf(context);
        if (write === null || ownEntry(types, write.uid) === undefined) return next();
        return strapi.db.transaction(async () => {
          // A draft's save too: it comes in one transaction with the publish that follows.
          if (write.documentId !== null) await lockEntry(strapi, write.documentId);
          if (isOfDraft(write)) return next();
          const before = await versionsOf(write.uid, write.documentId);
          const result = await next();
          await heard(write, before, result);
          return result;
        });
      });
      hearMedia(strapi);
    },
  };
}

function writeOf({ uid, action, params }: { uid: string; action: string; params: unknown }): Write | null {
  if (!writing.includes(action)) return null;
  const { documentId, status } = params as { documentId?: unknown; status?: unknown };
  const isOfNew = action === 'create' || action === 'clone' || typeof documentId !== 'string';
  const isPublished = action === 'publish' || status === 'published';
  return { uid, action, documentId: isOfNew ? null : documentId, isPublished };
}

function documentIdOf(result: unknown): string | null {
  const id = (result as { documentId?: unknown } | null | undefined)?.documentId;
  return typeof id === 'string' ? id : null;
}
