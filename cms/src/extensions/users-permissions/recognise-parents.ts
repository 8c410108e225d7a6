import type { Core } from '@strapi/strapi';
import { goesOn, noteOutage, sessionsOfParents, type Moment, type Session } from './check-session';

/** A parent who is logged in, as the site's API knows them. */
interface Parent {
  id: number;
  email: string;
  fullName: string | null;
}

interface Caller {
  request: { header: { authorization?: string } };
  state: {
    route?: { config?: { auth?: { scope?: unknown } } };
    user?: Parent;
    session?: { id: string };
  };
}

type Answer = { authenticated: boolean; credentials?: Parent; ability?: unknown } | { error: string };

interface Strategy {
  name: string;
  authenticate: (ctx: Caller) => Promise<Answer>;
}

/** A session and its parent, as the database gives them. Metadata are JSON, which SQLite gives as text. */
interface Row {
  session: number;
  created_at: Moment;
  expires_at: Moment;
  absolute_expires_at: Moment | null;
  metadata: string | Session['metadata'];
  id: number;
  email: string;
  full_name: string | null;
  confirmed: boolean | number | null;
  blocked: boolean | number | null;
}

/** Whether a call depends on no permission: every parent who is logged in may make it. */
function needsNoPermission({ state }: Caller): boolean {
  const scope = state.route?.config?.auth?.scope;
  return Array.isArray(scope) && scope.length === 0;
}

/** The token, if it is written as the plugin expects it. */
const tokenOf = ({ request }: Caller): string | null =>
  /^bearer\s+(\S+)$/i.exec(request.header.authorization ?? '')?.[1] ?? null;

async function readRow(strapi: Core.Strapi, userId: string, sessionId: string): Promise<Row | undefined> {
  return (await strapi.db
    .connection('strapi_sessions as s')
    .join('up_users as u', (join) => join.onVal('u.id', Number(userId)))
    .where({ 's.session_id': sessionId, 's.user_id': userId, 's.origin': sessionsOfParents.origin })
    .where('s.status', 'active')
    .first(
      { session: 's.id' },
      ...['s.created_at', 's.expires_at', 's.absolute_expires_at', 's.metadata'],
      ...['u.id', 'u.email', 'u.full_name', 'u.confirmed', 'u.blocked'],
    )) as Row | undefined;
}

const sessionOf = ({ session, metadata, ...row }: Row): Session => ({
  id: session,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
  absoluteExpiresAt: row.absolute_expires_at,
  metadata: typeof metadata === 'string' ? (JSON.parse(metadata) as Session['metadata']) : metadata,
});

/** Whether a signed token has ids like those in our own tokens. With others, the query would fail in the database. */
const isWhole = ({ userId, sessionId }: { userId: unknown; sessionId: unknown }): boolean =>
  typeof userId === 'string' && /^\d{1,9}$/.test(userId) && typeof sessionId === 'string';

/** Finds out with one statement who calls. */
async function recognise(strapi: Core.Strapi, ctx: Caller, token: string): Promise<Answer> {
  const { isValid, payload } = strapi.sessionManager(sessionsOfParents.origin).validateAccessToken(token);
  if (!isValid || !isWhole(payload)) return { authenticated: false };
  const row = await readRow(strapi, payload.userId, payload.sessionId);
  if (row === undefined || !(await goesOn(strapi, sessionOf(row)))) return { authenticated: false };
  if (!row.confirmed || row.blocked) return { error: 'Invalid credentials' };
  const parent = { id: row.id, email: row.email, fullName: row.full_name };
  ctx.state.user = parent;
  ctx.state.session = { id: payload.sessionId };
  const ability = await strapi.contentAPI.permissions.engine.generateAbility([]);
  return { authenticated: true, credentials: parent, ability };
}

/**
 * To find out who calls, the plugin asks the database seven times: for the user, the session, the user again, the role twice, its
 * settings and the permissions. Our own calls need no permission, and one statement reads all that they need. The plugin still
 * checks every other call.
 */
function quickly(strapi: Core.Strapi, strategy: Strategy): Strategy {
  const authenticate = async (ctx: Caller): Promise<Answer> => {
    const token = tokenOf(ctx);
    if (token === null || !needsNoPermission(ctx)) return strategy.authenticate(ctx);
    try {
      return await recognise(strapi, ctx, token);
    } catch (error) {
      noteOutage(strapi, error);
      return { authenticated: false };
    }
  };
  return { ...strategy, authenticate };
}

/** Puts the quick check in the place of the plugin's, while the plugin registers it. */
export async function recogniseParents(strapi: Core.Strapi, register: () => unknown): Promise<void> {
  const auth = strapi.get('auth') as { register: (type: string, strategy: Strategy) => unknown };
  const usual = auth.register;
  let isThere = false;
  auth.register = function registerQuickly(type, strategy) {
    const isPlugins = type === 'content-api' && strategy.name === 'users-permissions';
    isThere ||= isPlugins;
    return usual.call(this, type, isPlugins ? quickly(strapi, strategy) : strategy);
  };
  try {
    await register();
  } finally {
    auth.register = usual;
  }
  if (!isThere) throw new Error('users-permissions has changed: its check of tokens was not found.');
}
