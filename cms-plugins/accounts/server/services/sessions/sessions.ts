import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { nameDevice } from './device-name';
import {
  isIdle,
  readSessionMetadata,
  sessionOrigin,
  sessionType,
  unknownDevice,
  type SessionMetadata,
} from './metadata';

export interface ShownSession {
  sessionId: string;
  device: string;
  startedAt: string;
  lastSeenAt: string;
  isCurrent: boolean;
}

/** A parent who is logged in, and by which session. */
export interface LoggedInParent {
  id: number;
  email: string;
  sessionId: string;
}

export interface StartedSession {
  sessionId: string;
  /** Strapi's name for what a token is made from. It stays on the server. */
  refreshToken: string;
}

interface Row {
  sessionId: string;
  metadata: unknown;
  createdAt: string;
}

// A parent's logins (product rule B7) are rows of Strapi's session manager. Every request asks whether its row is there.

const managerOf = (strapi: Core.Strapi) => strapi.sessionManager(sessionOrigin);

const ofUser = (userId: number) => ({ userId: String(userId), origin: sessionOrigin });

/** In the caller's transaction, which holds the user's row: a session must not start on a password just changed. */
export async function startSession(
  strapi: Core.Strapi,
  userId: number,
  userAgent: string,
): Promise<StartedSession> {
  const now = new Date().toISOString();
  const metadata: SessionMetadata = { device: nameDevice(userAgent), startedAt: now, lastSeenAt: now };
  const refresh = await managerOf(strapi).generateRefreshToken(String(userId), randomUUID(), {
    type: 'refresh',
    metadata: { ...metadata },
  });
  return { sessionId: refresh.sessionId, refreshToken: refresh.token };
}

/** What the owner of a session shows at every request. Null where the session has been ended already. */
export async function makeSessionToken(
  strapi: Core.Strapi,
  { refreshToken }: StartedSession,
): Promise<string | null> {
  const access = await managerOf(strapi).generateAccessToken(refreshToken);
  return 'error' in access ? null : access.token;
}

/** The present one first, then the latest. */
export async function readSessions(
  strapi: Core.Strapi,
  userId: number,
  currentId: string,
): Promise<ShownSession[]> {
  const rows: Row[] = await strapi.db.query(sessionType).findMany({
    where: { ...ofUser(userId), status: 'active', expiresAt: { $gt: new Date() } },
  });
  return rows.flatMap((row) => show(row, currentId)).sort(presentThenLatest);
}

/** False where the user has no such session. */
export const revokeSession = (strapi: Core.Strapi, userId: number, sessionId: string): Promise<boolean> =>
  managerOf(strapi).revokeSessionById(String(userId), sessionId);

/** Ends every session of the user but the present one. */
export async function revokeOtherSessions(
  strapi: Core.Strapi,
  userId: number,
  currentId: string,
): Promise<void> {
  await strapi.db
    .query(sessionType)
    .deleteMany({ where: { ...ofUser(userId), sessionId: { $ne: currentId } } });
}

export async function revokeAllSessions(strapi: Core.Strapi, userId: number): Promise<void> {
  await strapi.db.query(sessionType).deleteMany({ where: ofUser(userId) });
}

/** Nothing for a session that has been idle too long: it is over, though its row has not been swept yet. */
function show({ sessionId, metadata, createdAt }: Row, currentId: string): ShownSession[] {
  const startedAt = new Date(createdAt).toISOString();
  const read = readSessionMetadata(metadata) ?? { device: unknownDevice, startedAt, lastSeenAt: startedAt };
  return isIdle(read, Date.now()) ? [] : [{ sessionId, ...read, isCurrent: sessionId === currentId }];
}

const presentThenLatest = (a: ShownSession, b: ShownSession): number =>
  Number(b.isCurrent) - Number(a.isCurrent) || b.lastSeenAt.localeCompare(a.lastSeenAt);
