import type { Core } from '@strapi/strapi';
import type { EnquiryKind } from '@lanternway/contracts/enquiries/site';
import { findEnquiries, kinds, type Enquiry } from '../items/kinds';

/**
 * Reads enquiries and keeps everybody else from changing them until the transaction ends. They are taken in the order of
 * their rows, so that two who want the same ones do not wait for each other for ever.
 */
export async function holdItems(
  strapi: Core.Strapi,
  kind: EnquiryKind,
  ids: readonly string[],
): Promise<Enquiry[]> {
  const where = { documentId: { $in: [...ids] } };
  await strapi.db
    .queryBuilder(kinds[kind].uid)
    .select(['id'])
    .where(where)
    .orderBy({ id: 'asc' })
    .forUpdate()
    .execute();
  return findEnquiries(strapi, kind, where);
}
