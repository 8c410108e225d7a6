import { sessionIdleDays } from '@lanternway/contracts/accounts/accounts';
import type { Core } from '@strapi/strapi';

export interface JwtService {
  verify: (token: string) => Promise<Token>;
}

interface Token {
  id: number;
  sessionId?: string;
}

/** As Strapi or the database gives a time: SQLite keeps milliseconds, PostgreSQL dates. */
export type Moment = string | number | Date;

const msOf = (moment: Moment): number => new Date(moment).getTime();

/** Where Strapi keeps the sessions of its users, and which of them are parents'. */
export const sessionsOfParents = { type: 'admin::session', origin: 'users-permissions' } as const;

export interface Session {
  id: number;
  createdAt: Moment;
  expiresAt: Moment;
  absoluteExpiresAt: Moment | null;
  metadata: { lastSeenAt?: string } | null;
}

const day = 24 * 60 * 60_000;

/** How precisely the last use of a session is known. Recording every request would make each of them a write. */
const seenEveryMs = 5 * 60_000;

/**
 * Ends a token with its session. Otherwise the token would stay valid until it expires, even after a logout or a change
 * of password.
 */
export function checkSession(strapi: Core.Strapi, service: JwtService): JwtService {
  const verify = service.verify.bind(service);
  service.verify = async (token) => {
    try {
      const payload = await verify(token);
      if (await isAlive(strapi, payload)) return payload;
    } catch (error) {
      if (!isRefusal(error)) noteOutage(strapi, error);
      throw error;
    }
    throw new Error(refusal);
  };
  return service;
}

const refusal = 'Invalid token.';

const isRefusal = (error: unknown): boolean => error instanceof Error && error.message === refusal;

/** Callers of the plugin treat any error as a bad token. So the request records that the check failed. */
export function noteOutage(strapi: Core.Strapi, error: unknown): void {
  strapi.log.error(error);
  const ctx = strapi.requestContext.get();
  if (ctx !== undefined) ctx.state['couldNotCheckSession'] = true;
}

async function isAlive(strapi: Core.Strapi, { id, sessionId }: Token): Promise<boolean> {
  if (typeof sessionId !== 'string') return false;
  const { type, origin } = sessionsOfParents;
  const session = (await strapi.db.query(type).findOne({
    where: { sessionId, userId: String(id), origin, status: 'active' },
  })) as Session | null;
  return session !== null && goesOn(strapi, session);
}

/** Whether a session goes on. One that was idle for too long ends here, and one in use is noted from time to time. */
export async function goesOn(strapi: Core.Strapi, session: Session): Promise<boolean> {
  const sessions = strapi.db.query(sessionsOfParents.type);
  const now = Date.now();
  const ends = [session.expiresAt, session.absoluteExpiresAt].filter((end) => end !== null);
  if (ends.some((end) => msOf(end) <= now)) return false;
  const idleMs = now - msOf(session.metadata?.lastSeenAt ?? session.createdAt);
  if (idleMs > sessionIdleDays * day) {
    await sessions.deleteMany({ where: { id: session.id } });
    return false;
  }
  if (idleMs > seenEveryMs) {
    const metadata = { ...session.metadata, lastSeenAt: new Date(now).toISOString() };
    await sessions.updateMany({ where: { id: session.id }, data: { metadata } });
  }
  return true;
}
