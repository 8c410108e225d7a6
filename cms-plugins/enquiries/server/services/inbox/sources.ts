import type { Core } from '@strapi/strapi';
import { enquiryKinds } from '@lanternway/contracts/enquiries/site';
import { findEnquiries } from '../items/kinds';
import type { DeskRow } from '../items/kinds';

type Origin = Pick<DeskRow, 'campaign' | 'referrer'>;

/** The campaign's source, or else the host of the other site; null where neither is known. */
export const sourceOf = ({ campaign, referrer }: Origin): string | null =>
  campaign === null ? (referrer?.split('/')[0] ?? null) : (campaign['source'] ?? null);

/** How many enquiries of each kind are looked at. Hardly anybody looks for older ones by their source. */
const latest = 500;

/** Where the latest enquiries came from, each once, by name. */
export async function listSources(strapi: Core.Strapi): Promise<string[]> {
  const where = { $or: [{ campaign: { $notNull: true } }, { referrer: { $notNull: true } }] };
  const found = await Promise.all(enquiryKinds.map((kind) => findEnquiries(strapi, kind, where, latest)));
  const sources = found.flat().flatMap(({ row }) => sourceOf(row) ?? []);
  return [...new Set(sources)].sort((a, b) => a.localeCompare(b));
}
