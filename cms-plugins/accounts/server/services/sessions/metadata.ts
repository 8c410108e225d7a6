import { sessionIdleDays } from '@lanternway/contracts/accounts/accounts';

/** What is kept with a session, in the column `metadata` of Strapi's own session row. */
export interface SessionMetadata {
  /** As in 'Chrome on Android'. */
  device: string;
  /** ISO 8601. */
  startedAt: string;
  /** ISO 8601, written again at most every five minutes. */
  lastSeenAt: string;
}

/** The name under which parents' sessions stand among those of staff. */
export const sessionOrigin = 'users-permissions';

export const sessionType = 'admin::session';

const idleAfterMs = sessionIdleDays * 24 * 60 * 60 * 1000;

export const unknownDevice = 'Unknown device';

/** Null where the row was not written by us. */
export function readSessionMetadata(value: unknown): SessionMetadata | null {
  if (typeof value !== 'object' || value === null) return null;
  const { device, startedAt, lastSeenAt } = value as Partial<Record<keyof SessionMetadata, unknown>>;
  return typeof device === 'string' && isTime(startedAt) && isTime(lastSeenAt)
    ? { device, startedAt, lastSeenAt }
    : null;
}

export const isIdle = ({ lastSeenAt }: SessionMetadata, now: number): boolean =>
  Date.parse(lastSeenAt) + idleAfterMs <= now;

const isTime = (value: unknown): value is string =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value));
