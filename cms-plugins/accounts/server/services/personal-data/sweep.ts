import type { Core } from '@strapi/strapi';
import { otpType } from '../codes/codes';
import { sessionOrigin, sessionType } from '../sessions/metadata';
import { userType } from '../users/users';

const hour = 60 * 60 * 1000;

/** People who have not verified an address by then have changed their minds, or it was never theirs. */
export const unverifiedLivesMs = 7 * 24 * hour;

/** A little longer than it is good for: a code that ran out may still be asked for again. */
export const codeLivesMs = hour;

/**
 * Removes what is no longer needed. Each part is one statement that contains its own condition, so several instances may
 * run it at the same moment, and a row that has just become needed again stays.
 */
export async function sweepAccounts(strapi: Core.Strapi, now = Date.now()): Promise<void> {
  await strapi.db.query(otpType).deleteMany({
    where: {
      $or: [
        { purpose: { $ne: 'register' }, expiresAt: { $lt: new Date(now - codeLivesMs) } },
        // A registration is kept as long as its account waits: logging in with its password sends a new code.
        { expiresAt: { $lt: new Date(now - unverifiedLivesMs) } },
      ],
    },
  });
  await strapi.db.query(userType).deleteMany({
    where: {
      confirmed: false,
      blocked: false,
      provider: 'local',
      updatedAt: { $lt: new Date(now - unverifiedLivesMs) },
    },
  });
  await strapi.db
    .query(sessionType)
    .deleteMany({ where: { origin: sessionOrigin, expiresAt: { $lt: new Date(now) } } });
}
