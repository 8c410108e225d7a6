import type { HeardFrom } from '@lanternway/contracts/enquiries/heard';
import type { Core } from '@strapi/strapi';
import { freeClassRequestUid } from '../../content-types/free-class-request';

/** No change that staff could miss: whoever works on the enquiry at the same moment is not refused. */
export async function noteHeard(strapi: Core.Strapi, id: string, heard: HeardFrom): Promise<void> {
  await strapi.db
    .query(freeClassRequestUid)
    .updateMany({ where: { documentId: id }, data: { heardFrom: heard } });
}
