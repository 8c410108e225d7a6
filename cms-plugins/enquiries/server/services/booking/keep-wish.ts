import type { WishedTimes } from '@lanternway/contracts/classes/wishes';
import type { Core } from '@strapi/strapi';
import { freeClassRequestUid } from '../../content-types/free-class-request';

/**
 * A form that is sent again, as its time had gone, may say what suits instead. The request is stored already, and only the first
 * sending stores with it.
 */
export async function keepWish(strapi: Core.Strapi, enquiryId: string, wish: WishedTimes): Promise<void> {
  await strapi.db.query(freeClassRequestUid).updateMany({
    where: { documentId: enquiryId, stage: { $in: ['new', 'contacted', 'no-show'] }, waitsSince: null },
    data: { wish, waitsSince: new Date(), wantedAt: null },
  });
}
