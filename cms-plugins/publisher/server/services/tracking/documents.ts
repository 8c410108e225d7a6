import { approvalSentences } from '@lanternway/contracts/publishing/approvals';
import { ownEntry } from '@lanternway/contracts/wire/own-entry';
import type { ChangeAction } from '@lanternway/contracts/publishing/staff';
import type { Core } from '@strapi/strapi';
import { readConfig } from '../../config';
import { currentActor } from '@lanternway/server-kit/acting';
import { holdForSecond } from '../approvals/guard';
import { endApprovals } from '../approvals/requests';
import { recordChange } from '../changes/record';
import { findVersions, hasDrafts, titleOfEntry, type Versions } from '../content/entries';
import { lockEntry } from '../content/locks';
import { forgetHealth } from '../health/forget';
import { forgetCampaignLinks } from '../campaigns/links';
import { moveRedirects } from '../redirects/addresses';
import { planEnding } from '../schedules/endings';
import { cancelSchedulesOf } from '../schedules/schedules';

interface Write {
  uid: string;
  action: string;
  documentId: string | null;
  isPublished: boolean;
}

const writing = ['create', 'clone', 'update', 'publish', 'unpublish', 'delete'];

/**
 * Tracks every change to an entry that the site shows, whether the admin, a schedule or a script makes it. The change is
 * recorded in its own transaction, so that neither is stored without the other. So builds start sooner, and staff see what
 * changed; but the builder also finds changes that were never tracked.
 *
 * To be called while plugins register, so that it stands in front of the content rules and sees their refusals too.
 */
export function trackDocuments(strapi: Core.Strapi): void {
  const { types } = readConfig(strapi);
  strapi.documents.use(async (context, next) => {
    const write = writeOf(context);
    if (write === null || ownEntry(types, write.uid) === undefined) return next();
    return strapi.db.transaction(async () => {
      // Saving a draft takes the lock too, because the publish that follows is in the same transaction.
      if (write.documentId !== null) await lockEntry(strapi, write.documentId);
      if (isOfDraft(strapi, write)) return next();
      const held = await holdForSecond(strapi, write);
      if (held !== null) return held;
      const before = await versionsOf(strapi, write.uid, write.documentId);
      const result = await next();
      await track(strapi, write, before, result);
      return result;
    });
  });
}

async function track(strapi: Core.Strapi, write: Write, before: Versions, result: unknown): Promise<void> {
  const { uid } = write;
  const documentId = write.documentId ?? documentIdOf(result);
  if (documentId === null) return;
  const after = await versionsOf(strapi, uid, documentId);
  if (write.action === 'delete') {
    await cancelSchedulesOf(strapi, uid, documentId);
    await forgetCampaignLinks(strapi, uid, documentId);
    await endApprovals(strapi, { uid, documentId }, approvalSentences.gone);
    await forgetHealth(strapi, uid, documentId);
  }
  const action = actionOf(strapi, write, before, after);
  if (action === null) return;
  if (action === 'publish')
    await endApprovals(strapi, { uid, documentId }, approvalSentences.overtaken, { publish: true });
  await planEnding(strapi, uid, documentId, after.published);
  const entry = after.published ?? before.published;
  const title = entry === null ? '' : titleOfEntry(strapi, uid, entry);
  const by = currentActor(strapi);
  const wasShown = before.published !== null;
  await recordChange(strapi, { action, uid, entryId: documentId, title, wasShown, by });
  await moveRedirects(strapi, { uid, documentId, before: before.published, after: after.published });
}

const versionsOf = (strapi: Core.Strapi, uid: string, documentId: string | null): Promise<Versions> =>
  documentId === null
    ? Promise.resolve({ draft: null, published: null })
    : findVersions(strapi, uid, documentId);

const isOfDraft = (strapi: Core.Strapi, { uid, action, isPublished }: Write): boolean =>
  hasDrafts(strapi, uid) && !isPublished && action !== 'unpublish' && action !== 'delete';

/** What the change was, for people; null where the site shows the same as before. */
function actionOf(strapi: Core.Strapi, write: Write, before: Versions, after: Versions): ChangeAction | null {
  if (write.action === 'delete') return before.published === null ? null : 'delete';
  if (write.action === 'unpublish') return before.published === null ? null : 'unpublish';
  if (after.published === null) return null;
  if (hasDrafts(strapi, write.uid)) return 'publish';
  return before.published === null ? 'add' : 'update';
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
