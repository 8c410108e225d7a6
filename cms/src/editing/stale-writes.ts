import type { Core, UID } from '@strapi/strapi';

/** The time at which the entry in the form was last saved, ISO 8601. The admin sends it with a write. */
const openedHeader = 'x-entry-saved-at';

interface Route {
  method: string;
  path: string;
  config?: { middlewares?: unknown[] };
}

interface Request {
  params: Record<string, string | undefined>;
  state: { user?: { id: number }; opened?: Opened };
  get: (header: string) => string;
  status: number;
  body: unknown;
}

/** The entry that a member of staff writes, and the state in which they opened it. */
interface Opened {
  uid: string;
  /** Null for a single type, which has one entry. */
  documentId: string | null;
  savedAt: number;
  by: number;
}

const writtenPath =
  /^\/(?:collection-types\/:model\/:id|single-types\/:model)(?:\/actions\/(?:publish|unpublish|discard))?$/;

const isWrite = ({ method, path }: Route): boolean => method !== 'GET' && writtenPath.test(path);

/** Another member of staff has saved the entry since it was opened. */
class StaleWrite extends Error {
  override name = 'StaleWrite';
}

/**
 * Refuses a write of the Content Manager that would undo what somebody else has saved since the form was opened. The
 * admin sends a header with the state that the form shows; a write without it, such as a script's, is accepted. Must be
 * called before the content rules are registered and before Strapi makes its routes.
 */
export function refuseStaleWrites(strapi: Core.Strapi): void {
  const { admin } = strapi.plugin('content-manager').routes as unknown as Record<
    string,
    { routes: Route[] } | undefined
  >;
  const routes = admin?.routes.filter(isWrite) ?? [];
  // If an upgrade moved these addresses, writes would no longer be checked.
  if (routes.length < 9) throw new Error('The Content Manager has other addresses than are known here.');
  for (const route of routes)
    route.config = {
      ...route.config,
      middlewares: [...(route.config?.middlewares ?? []), answerStaleWrites],
    };

  strapi.documents.use(async (context, next) => {
    const state = strapi.requestContext.get()?.state as Request['state'] | undefined;
    const opened = state?.opened;
    if (state === undefined || opened === undefined || !isOf(opened, context)) return next();
    // Once in a request: publishing saves first, and would mistake its own save for somebody else's.
    delete state.opened;
    await refuseWhereSavedSince(strapi, context.uid, opened);
    return next();
  });
}

const writing = ['update', 'publish', 'unpublish', 'discardDraft', 'delete'];

interface Write {
  uid: string;
  action: string;
  params: object;
}

function isOf({ uid, documentId }: Opened, write: Write): boolean {
  if (write.uid !== uid || !writing.includes(write.action)) return false;
  return documentId === null || ('documentId' in write.params && write.params.documentId === documentId);
}

async function answerStaleWrites(ctx: Request, next: () => Promise<void>): Promise<void> {
  const savedAt = Date.parse(ctx.get(openedHeader));
  const { model, id } = ctx.params;
  const { user } = ctx.state;
  if (!Number.isNaN(savedAt) && model !== undefined && user !== undefined)
    ctx.state.opened = { uid: model, documentId: id ?? null, savedAt, by: user.id };
  try {
    await next();
  } catch (error) {
    if (!(error instanceof StaleWrite)) throw error;
    ctx.status = 409;
    // The Content Manager calls the content of the form by this name.
    ctx.body = {
      data: null,
      error: { status: 409, name: 'ValidationError', message: error.message, details: {} },
    };
  }
}

interface Saved {
  updatedAt: string;
  updatedBy: {
    id: number;
    firstname: string | null;
    lastname: string | null;
    username: string | null;
  } | null;
}

async function refuseWhereSavedSince(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  { documentId, savedAt, by }: Opened,
): Promise<void> {
  const hasDrafts = strapi.getModel(uid).options?.draftAndPublish === true;
  const saved = (await strapi.db.query(uid).findOne({
    where: { ...(documentId === null ? {} : { documentId }), ...(hasDrafts ? { publishedAt: null } : {}) },
    populate: ['updatedBy'],
  })) as Saved | null;
  if (saved === null || saved.updatedBy?.id === by || new Date(saved.updatedAt).getTime() <= savedAt) return;
  throw new StaleWrite(
    `${nameOf(saved.updatedBy)} has saved this entry since you opened it. Nothing was changed: both versions are shown next to the form, under "Saved meanwhile".`,
  );
}

function nameOf(person: Saved['updatedBy']): string {
  const name = [person?.firstname, person?.lastname].filter(Boolean).join(' ');
  return name || person?.username || 'Someone else';
}
