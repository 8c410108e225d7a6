import type { Core } from '@strapi/strapi';
import { enquiryKinds } from '@lanternway/contracts/enquiries/site';
import { emailOf, findEnquiries, kinds, phoneDigitsOf, type Enquiry } from '../items/kinds';

/** Shorter numbers that are equal do not show that it is the same person. */
export const leastDigits = 7;

/** More than any family has sent. */
const most = 1_000;

const digitsOf = ({ row: { phoneDigits } }: Enquiry): string | null =>
  phoneDigits !== null && phoneDigits.length >= leastDigits ? phoneDigits : null;

/** How many others of any kind have the same e-mail or phone, by document id; merged ones and suspected spam do not count. */
export async function countAlike(
  strapi: Core.Strapi,
  enquiries: readonly Enquiry[],
): Promise<Map<string, number>> {
  const emails = enquiries.map(emailOf);
  const digits = enquiries.flatMap((enquiry) => digitsOf(enquiry) ?? []);
  const found: Enquiry[] = [];
  for (const kind of enquiryKinds) {
    const signs = [{ [kinds[kind].email]: { $in: emails } }, { phoneDigits: { $in: digits } }];
    found.push(
      ...(await findEnquiries(strapi, kind, { $or: signs, mergedInto: null, isSuspect: false }, most)),
    );
  }
  return new Map(
    enquiries.map((enquiry) => [
      enquiry.row.documentId,
      found.filter((other) => isAlike(enquiry, other)).length,
    ]),
  );
}

/** How somebody can be reached. */
export interface Reachable {
  email: string | null;
  phone: string | null;
}

/** Enquiries of any kind with this e-mail or phone, at most `max` of each; merged ones and suspected spam do not count. */
export async function findKnown(
  strapi: Core.Strapi,
  { email, phone }: Reachable,
  max: number,
): Promise<Enquiry[]> {
  const digits = phoneDigitsOf(phone);
  const found: Enquiry[] = [];
  for (const kind of enquiryKinds) {
    const signs = [
      ...(email === null ? [] : [{ [kinds[kind].email]: email }]),
      ...(digits !== null && digits.length >= leastDigits ? [{ phoneDigits: digits }] : []),
    ];
    if (signs.length === 0) return [];
    found.push(
      ...(await findEnquiries(strapi, kind, { $or: signs, mergedInto: null, isSuspect: false }, max)),
    );
  }
  return found.sort((a, b) => timeOf(b) - timeOf(a));
}

export const hasKnown = async (strapi: Core.Strapi, who: Reachable): Promise<boolean> =>
  (await findKnown(strapi, who, 1)).length > 0;

const timeOf = ({ row }: Enquiry): number => new Date(row.receivedAt).getTime();

const isAlike = (one: Enquiry, other: Enquiry): boolean =>
  one.row.documentId !== other.row.documentId &&
  (emailOf(one) === emailOf(other) || (digitsOf(one) !== null && digitsOf(one) === digitsOf(other)));
