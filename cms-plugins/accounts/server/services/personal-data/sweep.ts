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
 * Removes what is no longer of use. Each part is one statement that says itself what may go, so several instances
 * may do it at the same moment, and what has just become of use is spared.
 */
export async function sweepAccounts(strapi: Core.Strapi, now = Date.now()): Promise<void> {
  await strapi.db.query(otpType).deleteMany({
    where: {
      $or: [
        { purpose: { $ne: 'register' }, expiresAt: { $lt: new Date(now - codeLivesMs) } },
        // What was typed when registering is kept as long as the account waits: its password leads to a new code.
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
