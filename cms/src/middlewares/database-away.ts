import { tooBusy } from '@lanternway/contracts/accounts/accounts';
import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { answerUnavailable } from '../unavailable';
import { isDatabaseSilent } from './health';

const unauthorized = 401;
const notImplemented = 501;
const sentence = 'The server cannot reach its data at the moment. Please try again in a minute.';

/**
 * Answers 503 where the database is away, its disk is full, or it gave up because something took too long: the request is not
 * at fault, and trying again helps.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next) => {
    try {
      await next();
      if (await isDatabaseHidden(strapi, ctx)) answerUnavailable(ctx, sentence);
    } catch (error) {
      const trouble = troubleOf(error);
      if (trouble === null) throw error;
      strapi.log.error(`${words[trouble]}: ${wordsOf(error)}`);
      answerUnavailable(ctx, trouble === 'busy' ? tooBusy : sentence);
    }
  };

const words = {
  away: 'The database is away',
  full: 'The disk of the database is full',
  busy: 'The database gave up',
} as const;

/**
 * Whether Strapi hides that the database is away. Its admin answers any unexpected error of a login with status 501. Where
 * it cannot read permissions, it answers 401 as if nobody had logged in.
 */
async function isDatabaseHidden(strapi: Core.Strapi, { status, path }: Context): Promise<boolean> {
  const isDoubtful = status === unauthorized || (status === notImplemented && path.startsWith('/admin/'));
  return isDoubtful && isDatabaseSilent(strapi);
}

/** The codes of the network and of PostgreSQL for a connection that cannot be made, or was lost. */
const codes =
  /^(ECONN(REFUSED|RESET|ABORTED)|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EPIPE|08\w{3}|53300|57P0[1-5]|3D000)$/;
const messages =
  /^(Connection terminated|timeout exceeded when trying to connect)|Connection terminated unexpectedly$/;

export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === 'KnexTimeoutError') return true;
  return ('code' in error && codes.test(String(error.code))) || messages.test(error.message);
}

/** The codes of SQLite and PostgreSQL for a full disk. Reading still works. */
const full = /^(SQLITE_FULL|53100)$/;

/**
 * Their codes for a statement that took longer, or waited longer for a lock, than `database/role-limits` allows, and for the
 * transaction that gives way if two wait for each other. The database has undone its changes.
 */
const gaveUp = /^(SQLITE_BUSY\w*|55P03|57014|25P03|40P01|40001)$/;

function troubleOf(error: unknown): keyof typeof words | null {
  if (isDatabaseAway(error)) return 'away';
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (full.test(code)) return 'full';
  return gaveUp.test(code) ? 'busy' : null;
}

function wordsOf(error: unknown): string {
  if (error instanceof Error && 'code' in error && error.code !== undefined) return String(error.code);
  return error instanceof Error ? error.name : 'unknown reason';
}
