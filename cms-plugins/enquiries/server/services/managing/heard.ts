import type { HeardFrom } from '@lanternway/contracts/enquiries/heard';
import type { Core } from '@strapi/strapi';
import { freeClassRequestUid } from '../../content-types/free-class-request';

/** Leaves the version as it is, so staff who save the enquiry at the same moment are not refused. */
export async function noteHeard(strapi: Core.Strapi, id: string, heard: HeardFrom): Promise<void> {
  await strapi.db
    .query(freeClassRequestUid)
    .updateMany({ where: { documentId: id }, data: { heardFrom: heard } });
}
