import type { Core } from '@strapi/strapi';
import { rowsIn } from '@lanternway/server-kit/db/table';
import { faultUid, reviewUid } from '../../content-types/health';

/** Forgets the review date and the faults of an entry. To be called in the transaction that deletes it. */
export async function forgetHealth(strapi: Core.Strapi, uid: string, entryId: string): Promise<void> {
  await rowsIn(strapi, reviewUid).deleteMany({ where: { uid, entryId } });
  await rowsIn(strapi, faultUid).deleteMany({ where: { uid, entryId } });
}
