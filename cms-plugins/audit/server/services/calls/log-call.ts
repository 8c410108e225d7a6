import type { Deed } from '@lanternway/contracts/audit/deed';
import { rowsIn } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { entryUid } from '../../content-types/entry';
import { addLine, dropLines, endLine } from '../lines/write';
import { currentWho, type Who } from '../lines/who';
import { changedOf, valuesOf } from './states';
import { findMade, findTargets, readAgain, type Found } from './targets';

/** What is used of a request. Its query or body is not checked yet. */
export interface Call {
  params: Readonly<Record<string, string>>;
  query: unknown;
  request: { method: string; body?: unknown };
  status: number;
  body: unknown;
}

interface Begun {
  id: number;
  found: Found;
}

/**
 * Writes the line of a call: before it, so that nothing is done that has no line, and its end after it. The call itself
 * may take several transactions and ask a provider in between, so the line cannot be written in one with it. A call that
 * is refused has done nothing and leaves no line; if it is not known how it ended, the line says so.
 */
export const logCall =
  (strapi: Core.Strapi, deed: Deed) =>
  async (call: Call, next: () => Promise<unknown>): Promise<void> => {
    const who = currentWho(strapi);
    const sent = call.request.method === 'GET' ? call.query : call.request.body;
    const found = await findTargets(strapi, deed, { params: call.params, body: sent });
    if (await isRepeated(strapi, deed, who, found[0])) {
      await next();
      return;
    }
    const begun = await begin(strapi, deed, who, found);
    try {
      await next();
    } catch (error) {
      await stop(strapi, begun, isRefusal(error));
      throw error;
    }
    if (call.status >= 400) await stop(strapi, begun, call.status < 500);
    else await end(strapi, deed, begun, { sent, reply: call.body });
  };

async function isRepeated(
  strapi: Core.Strapi,
  { quietMinutes, action }: Deed,
  { actorId }: Who,
  found: Found | undefined,
): Promise<boolean> {
  if (quietMinutes === undefined || found === undefined) return false;
  const at = { $gt: new Date(Date.now() - quietMinutes * 60_000) };
  const where = { documentOf: found.documentId, actorId, action, at };
  return (await rowsIn(strapi, entryUid).count({ where })) > 0;
}

const begin = async (
  strapi: Core.Strapi,
  { action, keeping }: Deed,
  who: Who,
  found: Found[],
): Promise<Begun[]> =>
  strapi.db.transaction(async () => {
    const begun: Begun[] = [];
    for (const one of found) {
      const { uid, documentId, title } = one;
      const line = { who, action, keeping, uid, documentId, title, changed: [], isBegun: true };
      begun.push({ id: await addLine(strapi, line), found: one });
    }
    return begun;
  });

/** Whether the error says that the call did nothing. After any other error, such as a lost database, it may be half done. */
const isRefusal = (error: unknown): boolean =>
  error instanceof errors.ApplicationError ||
  (error instanceof Error && 'status' in error && Number(error.status) < 500);

async function stop(strapi: Core.Strapi, begun: readonly Begun[], isRefused: boolean): Promise<void> {
  await quietly(strapi, async () => {
    if (isRefused)
      await dropLines(
        strapi,
        begun.map(({ id }) => id),
      );
    else for (const { id } of begun) await endLine(strapi, id, { outcome: 'unknown' });
  });
}

async function end(
  strapi: Core.Strapi,
  deed: Deed,
  begun: readonly Begun[],
  { sent, reply }: { sent: unknown; reply: unknown },
): Promise<void> {
  await quietly(strapi, async () => {
    const isForMany = deed.about?.kind === 'row' && deed.about.list !== undefined;
    const sentValues = valuesOf(deed.values ?? [], sent);
    for (const { id, found } of begun) {
      const made = await findMade(strapi, deed, reply);
      const after = made ?? (await readAgain(strapi, deed, found));
      const hasNone = made !== null || deed.keeping === 'look';
      const rowChanges = hasNone ? [] : changedOf(after.uid, found.state, after.state);
      // A call about many entries may leave some of them unchanged.
      if (isForMany && rowChanges.length === 0) await dropLines(strapi, [id]);
      else
        await endLine(strapi, id, {
          outcome: 'done',
          target: { ...after, title: after.title ?? found.title },
          changed: [...sentValues, ...rowChanges],
        });
    }
  });
}

/** The call is over, so errors are only logged. The line then stays as begun; the screen explains what that means. */
async function quietly(strapi: Core.Strapi, write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (error) {
    strapi.log.error('audit: how a call ended could not be written to its line');
    strapi.log.error(error);
  }
}
