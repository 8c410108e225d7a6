import type { Core } from '@strapi/strapi';
import type { EnquiryKind } from '@lanternway/contracts/enquiries/site';
import { findEnquiries, type Enquiry } from '../items/kinds';

/**
 * Every enquiry that was merged into this one, also by way of another. What is merged keeps what had been merged into
 * it before, so that undoing the last merge brings back what stood before it.
 */
export async function mergedUnder(strapi: Core.Strapi, kind: EnquiryKind, id: string): Promise<Enquiry[]> {
  const found: Enquiry[] = [];
  // A circle, which only a hand in the database could make, must not go round for ever.
  const seen = new Set([id]);
  for (let above = [id]; above.length > 0;) {
    const under = await findEnquiries(strapi, kind, { mergedInto: { $in: above } });
    const next = under.filter(({ row }) => !seen.has(row.documentId));
    for (const { row } of next) seen.add(row.documentId);
    found.push(...next);
    above = next.map(({ row }) => row.documentId);
  }
  return found;
}
