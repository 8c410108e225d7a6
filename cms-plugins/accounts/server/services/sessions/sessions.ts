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

/** A parent's logins (product rule B7): rows of Strapi's session manager. Every request asks whether its row is there. */
export interface Sessions {
  /** In the caller's transaction, which holds the user's row: a session must not start on a password just changed. */
  start(userId: number, userAgent: string): Promise<StartedSession>;
  /** What its owner shows at every request. Null where the session has been ended already. */
  tokenOf(session: StartedSession): Promise<string | null>;
  /** The present one first, then the latest. */
  list(userId: number, currentId: string): Promise<ShownSession[]>;
  /** False where the user has no such session. */
  end(userId: number, sessionId: string): Promise<boolean>;
  endOthers(userId: number, currentId: string): Promise<void>;
  endAll(userId: number): Promise<void>;
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

export function sessions({ strapi }: { strapi: Core.Strapi }): Sessions {
  const manager = () => strapi.sessionManager(sessionOrigin);
  const ofUser = (userId: number) => ({ userId: String(userId), origin: sessionOrigin });

  return {
    async start(userId, userAgent) {
      const now = new Date().toISOString();
      const metadata: SessionMetadata = { device: nameDevice(userAgent), startedAt: now, lastSeenAt: now };
      const refresh = await manager().generateRefreshToken(String(userId), randomUUID(), {
        type: 'refresh',
        metadata: { ...metadata },
      });
      return { sessionId: refresh.sessionId, refreshToken: refresh.token };
    },

    async tokenOf({ refreshToken }) {
      const access = await manager().generateAccessToken(refreshToken);
      return 'error' in access ? null : access.token;
    },

    async list(userId, currentId) {
      const rows = (await strapi.db.query(sessionType).findMany({
        where: { ...ofUser(userId), status: 'active', expiresAt: { $gt: new Date() } },
      })) as Row[];
      return rows.flatMap((row) => show(row, currentId)).sort(presentThenLatest);
    },

    end: (userId, sessionId) => manager().revokeSessionById(String(userId), sessionId),

    async endOthers(userId, currentId) {
      await strapi.db
        .query(sessionType)
        .deleteMany({ where: { ...ofUser(userId), sessionId: { $ne: currentId } } });
    },

    async endAll(userId) {
      await strapi.db.query(sessionType).deleteMany({ where: ofUser(userId) });
    },
  };
}

/** Nothing for a session that has been idle too long: it is over, though its row has not been swept yet. */
function show({ sessionId, metadata, createdAt }: Row, currentId: string): ShownSession[] {
  const startedAt = new Date(createdAt).toISOString();
  const read = readSessionMetadata(metadata) ?? { device: unknownDevice, startedAt, lastSeenAt: startedAt };
  return isIdle(read, Date.now()) ? [] : [{ sessionId, ...read, isCurrent: sessionId === currentId }];
}

const presentThenLatest = (a: ShownSession, b: ShownSession): number =>
  Number(b.isCurrent) - Number(a.isCurrent) || b.lastSeenAt.localeCompare(a.lastSeenAt);
