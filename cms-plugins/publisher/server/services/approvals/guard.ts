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

interface State {
  userAbility?: { can: (permission: string) => boolean };
  /** Set for the answer: something was not published, and waits. */
  waitsForSecond?: boolean;
}

const stateOf = (strapi: Core.Strapi): State | undefined =>
  strapi.requestContext.get()?.state as State | undefined;

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

interface Route {
  method: string;
  path: string;
  config?: { middlewares?: unknown[] };
}

interface Answer {
  state: State;
  status: number;
  body: unknown;
}

/** Tells those who press Publish that it waits. Must be called before Strapi makes its routes. */
export function tellWhatWaits(strapi: Core.Strapi): void {
  const { admin } = strapi.plugin('content-manager').routes as unknown as Record<
    string,
    { routes: Route[] } | undefined
  >;
  const publishing = (admin?.routes ?? []).filter(({ path }) =>
    /\/actions\/(?:publish|bulkPublish)$/.test(path),
  );
  // If an upgrade moved these addresses, nobody would learn that something waits.
  if (publishing.length < 4)
    throw new Error('The Content Manager publishes at other addresses than are known.');
  for (const route of publishing)
    route.config = { ...route.config, middlewares: [...(route.config?.middlewares ?? []), tell] };
}

async function tell(ctx: Answer, next: () => Promise<void>): Promise<void> {
  await next();
  if (ctx.state.waitsForSecond !== true) return;
  ctx.status = 400;
  ctx.body = {
    data: null,
    error: { status: 400, name: 'ApplicationError', message: approvalSentences.asked, details: {} },
  };
}
