import type { Core } from '@strapi/strapi';
import type { EnquiryKind } from '@lanternway/contracts/enquiries';
import { findEnquiries, type Enquiry } from './kinds';

/**
 * Every enquiry that was merged into this one, also by way of another. What is merged keeps what had been merged into
 * it before, so that undoing the last merge brings back what stood before it.
 */
export async function mergedUnder(strapi: Core.Strapi, kind: EnquiryKind, id: string): Promise<Enquiry[]> {
  const found: Enquiry[] = [];
  for (let above = [id]; above.length > 0;) {
    const next = await findEnquiries(strapi, kind, { mergedInto: { $in: above } });
    found.push(...next);
    above = next.map(({ row }) => row.documentId);
  }
  return found;
}
