import { sessionIdleDays } from '@lanternway/contracts/accounts/accounts';
import type { Core } from '@strapi/strapi';

export interface JwtService {
  verify: (token: string) => Promise<Token>;
}

interface Token {
  id: number;
  sessionId?: string;
}

interface Session {
  id: number;
  createdAt: string;
  expiresAt: string;
  absoluteExpiresAt: string | null;
  metadata: { lastSeenAt?: string } | null;
}

const day = 24 * 60 * 60_000;

/** How exactly it is known when a session was last used. Noting every request would make each of them a write. */
const seenEveryMs = 5 * 60_000;

/**
 * Makes a token worth no more than its session: without this it would be good until it expires, after a logout and a
 * change of password too.
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

/** Whoever asks the plugin takes any error for a bad token. That nobody could look is left with the request. */
function noteOutage(strapi: Core.Strapi, error: unknown): void {
  strapi.log.error(error);
  const ctx = strapi.requestContext.get();
  if (ctx !== undefined) ctx.state['couldNotCheckSession'] = true;
}

async function isAlive(strapi: Core.Strapi, { id, sessionId }: Token): Promise<boolean> {
  if (typeof sessionId !== 'string') return false;
  const sessions = strapi.db.query('admin::session');
  const session = (await sessions.findOne({
    where: { sessionId, userId: String(id), origin: 'users-permissions', status: 'active' },
  })) as Session | null;
  if (session === null) return false;

  const now = Date.now();
  const ends = [session.expiresAt, session.absoluteExpiresAt].filter((end) => end !== null);
  if (ends.some((end) => Date.parse(end) <= now)) return false;
  const idleMs = now - Date.parse(session.metadata?.lastSeenAt ?? session.createdAt);
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
