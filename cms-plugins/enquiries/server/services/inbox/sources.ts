import type { Core } from '@strapi/strapi';
import { enquiryKinds } from '@lanternway/contracts/enquiries/site';
import { findEnquiries } from '../items/kinds';
import type { DeskRow } from '../items/kinds';

type Origin = Pick<DeskRow, 'campaign' | 'referrer'>;

/** The campaign's source, or else the host of the other site; null where neither is known. */
export const sourceOf = ({ campaign, referrer }: Origin): string | null =>
  campaign === null ? (referrer?.split('/')[0] ?? null) : (campaign['source'] ?? null);

/** The name of the campaign whose link they followed; null if there was none. */
export const campaignOf = ({ campaign }: Pick<Origin, 'campaign'>): string | null =>
  campaign?.['campaign'] ?? null;

/** How many enquiries of each kind are looked at. Hardly anybody looks for older ones by their source or campaign. */
const latest = 500;

/** Where the latest enquiries came from, each once, by name. */
export const listSources = (strapi: Core.Strapi): Promise<string[]> =>
  listOrigins(
    strapi,
    { $or: [{ campaign: { $notNull: true } }, { referrer: { $notNull: true } }] },
    sourceOf,
  );

/** The campaigns through which the latest enquiries came, each once, by name. */
export const listCampaigns = (strapi: Core.Strapi): Promise<string[]> =>
  listOrigins(strapi, { campaign: { $notNull: true } }, campaignOf);

async function listOrigins(
  strapi: Core.Strapi,
  where: object,
  nameOf: (origin: Origin) => string | null,
): Promise<string[]> {
  const found = await Promise.all(enquiryKinds.map((kind) => findEnquiries(strapi, kind, where, latest)));
  const names = found.flat().flatMap(({ row }) => nameOf(row) ?? []);
  return [...new Set(names)].sort((a, b) => a.localeCompare(b));
}
