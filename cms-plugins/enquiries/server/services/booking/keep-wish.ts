import type { WishedTimes } from '@lanternway/contracts/classes/wishes';
import type { Core } from '@strapi/strapi';
import { freeClassRequestUid } from '../../content-types/free-class-request';

/**
 * If a form is sent again because its time had gone, it may say which times suit instead. They are stored here, because a
 * repeated request is not stored again.
 */
export async function keepWish(strapi: Core.Strapi, enquiryId: string, wish: WishedTimes): Promise<void> {
  await strapi.db.query(freeClassRequestUid).updateMany({
    where: { documentId: enquiryId, stage: { $in: ['new', 'contacted', 'no-show'] }, waitsSince: null },
    data: { wish, waitsSince: new Date(), wantedAt: null },
  });
}
