import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { answerUnavailable } from '../unavailable';
import { isDatabaseSilent } from './health';

const unauthorized = 401;
const notImplemented = 501;
const sentence = 'The server cannot reach its data at the moment. Please try again in a minute.';

/** Answers 503 where the database is away, or its disk is full: it is no fault of the request, and trying again helps. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next) => {
    try {
      await next();
      if (await isDatabaseHidden(strapi, ctx)) answerUnavailable(ctx, sentence);
    } catch (error) {
      if (!isDatabaseAway(error) && !isDatabaseFull(error)) throw error;
      const what = isDatabaseFull(error) ? 'The disk of the database is full' : 'The database is away';
      strapi.log.error(`${what}: ${wordsOf(error)}`);
      answerUnavailable(ctx, sentence);
    }
  };

/**
 * Whether Strapi hides that the database is away. Its admin answers any unexpected error of a login with status 501. Where
 * it cannot read permissions, it answers 401 as if nobody had logged in.
 */
async function isDatabaseHidden(strapi: Core.Strapi, { status, path }: Context): Promise<boolean> {
  const isDoubtful = status === unauthorized || (status === notImplemented && path.startsWith('/admin/'));
  return isDoubtful && isDatabaseSilent(strapi);
}

/** What the network and PostgreSQL say of a connection that cannot be had, or is no more. */
const codes =
  /^(ECONN(REFUSED|RESET|ABORTED)|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EPIPE|08\w{3}|53300|57P0[1-5]|3D000)$/;
const messages =
  /^(Connection terminated|timeout exceeded when trying to connect)|Connection terminated unexpectedly$/;

export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === 'KnexTimeoutError') return true;
  return ('code' in error && codes.test(String(error.code))) || messages.test(error.message);
}

/** What SQLite and PostgreSQL say where they cannot write. They still read. */
const isDatabaseFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['SQLITE_FULL', '53100'].includes(String(error.code));

function wordsOf(error: unknown): string {
  if (error instanceof Error && 'code' in error && error.code !== undefined) return String(error.code);
  return error instanceof Error ? error.name : 'unknown reason';
}
