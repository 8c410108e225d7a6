import type { ContentAction } from '@lanternway/contracts/audit/content-deeds';
import { subjects } from '@lanternway/contracts/audit/subjects';
import { ownEntry } from '@lanternway/contracts/wire/own-entry';
import { currentActor } from '@lanternway/server-kit/acting';
import type { Core } from '@strapi/strapi';
import { readConfig } from '../../config';
import { compare, type State } from '../lines/changed';
import { addLine } from '../lines/write';
import { currentWho } from '../lines/who';
import { hasDrafts } from '../entries/attributes';
import { namedChange } from '../entries/named-change';
import { readEntry, type Read, type Version } from '../entries/state';
import { forgetVersions, keepVersions } from '../versions/keep';

interface Write {
  uid: string;
  /** Null for a new one. */
  documentId: string | null;
  action: ContentAction;
  /** The version that it changes. */
  version: Version;
}

const actions: Readonly<Record<string, ContentAction>> = {
  create: 'content.create',
  clone: 'content.create',
  update: 'content.update',
  publish: 'content.publish',
  unpublish: 'content.unpublish',
  delete: 'content.delete',
  discardDraft: 'content.discard',
};

/**
 * Writes a line for every change of content in the transaction of the change, so that neither is stored without the
 * other. Must be called after everything else that watches the document service: then it sees what is really written, and
 * a refusal by one of the others rolls the line back too.
 */
export function watchDocuments(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const write = writeOf(strapi, context);
    if (write === null) return next();
    return strapi.db.transaction(async () => {
      await namedChange()?.check();
      const before = await readBefore(strapi, write);
      const result = await next();
      await log(strapi, write, before, result);
      return result;
    });
  });
}

function writeOf(
  strapi: Core.Strapi,
  { uid, action: name, params }: { uid: string; action: string; params: unknown },
): Write | null {
  const action = ownEntry(actions, name);
  if (action === undefined || !isWatched(strapi, uid)) return null;
  const { documentId, status } = params as { documentId?: unknown; status?: unknown };
  const named = action === 'content.update' ? namedChange()?.action : undefined;
  const isNew = name === 'create' || name === 'clone' || typeof documentId !== 'string';
  const isPublished = name === 'publish' || name === 'unpublish' || status === 'published';
  return {
    uid,
    documentId: isNew ? null : documentId,
    action: status === 'published' && hasDrafts(strapi, uid) ? 'content.publish' : (named ?? action),
    version: isPublished ? 'published' : 'draft',
  };
}

/** Content; and what staff change by hand in a parent's account, but not what parents and our services change there. */
function isWatched(strapi: Core.Strapi, uid: string): boolean {
  if (ownEntry(readConfig(strapi).types, uid) !== undefined) return true;
  return ownEntry(subjects, uid)?.person !== undefined && currentActor(strapi) !== null;
}

const nothing: State = new Map<string, string>();

async function readBefore(
  strapi: Core.Strapi,
  { uid, documentId, version, action }: Write,
): Promise<Read | null> {
  if (documentId === null) return null;
  const entry = { uid, documentId };
  const found = await readEntry(strapi, entry, version);
  // If an entry has no draft (any more), its published version is the one deleted.
  return found ?? (action === 'content.delete' ? readEntry(strapi, entry, 'published') : null);
}

async function log(strapi: Core.Strapi, write: Write, before: Read | null, result: unknown): Promise<void> {
  const { uid, action, version } = write;
  const documentId = write.documentId ?? documentIdOf(result);
  if (documentId === null) return;
  const isGone = action === 'content.delete' || action === 'content.unpublish';
  if (isGone && before === null) return;
  const after = isGone ? null : await readEntry(strapi, { uid, documentId }, version);
  await followVersions(strapi, { ...write, documentId }, before, after);
  const isFirst = action === 'content.create' || (action === 'content.publish' && before === null);
  const changed =
    isFirst || action === 'content.unpublish'
      ? []
      : compare(before?.state ?? nothing, after?.state ?? nothing);
  if (action === 'content.update' && changed.length === 0) return;
  const isPersonal = ownEntry(subjects, uid)?.person !== undefined;
  await addLine(strapi, {
    who: currentWho(strapi),
    action,
    keeping: 'deed',
    uid,
    documentId,
    title: isPersonal ? null : (after?.title ?? before?.title ?? null),
    changed: isPersonal ? changed.map(({ path }) => ({ path, before: null, after: null })) : changed,
  });
}

/** Keeps the version of what goes live or offline, and removes all versions of what is deleted. */
async function followVersions(
  strapi: Core.Strapi,
  { uid, documentId, action }: Write & { documentId: string },
  before: Read | null,
  after: Read | null,
): Promise<void> {
  const entry = { uid, documentId };
  if (!hasDrafts(strapi, uid)) return;
  if (action === 'content.delete') await forgetVersions(strapi, entry);
  if (action === 'content.publish' || action === 'content.unpublish')
    await keepVersions(strapi, entry, { before, after });
}

function documentIdOf(result: unknown): string | null {
  const id = (result as { documentId?: unknown } | null | undefined)?.documentId;
  return typeof id === 'string' ? id : null;
}
