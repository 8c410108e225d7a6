import {
  campaignAddress,
  campaignSentences,
  maxCampaignLinks,
  type CampaignLink,
  type CampaignLinkRequest,
  type CampaignLinks,
} from '@lanternway/contracts/publishing/campaign-links';
import { ownEntry } from '@lanternway/contracts/wire/own-entry';
import type { Actor } from '@lanternway/server-kit/acting';
import { rowsIn } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { readConfig } from '../../config';
import { campaignLinkUid } from '../../content-types';
import { timeOf, type CampaignLinkRecord } from '../../content-types/records';
import { findVersions } from '../content/entries';
import { lockEntry } from '../content/locks';

/* The campaign links that staff made for pages. */

const rowsOf = (strapi: Core.Strapi) => rowsIn(strapi, campaignLinkUid);

interface Page {
  /** The full address. */
  address: string;
  campaign: string;
}

/** The page of an entry, and its campaign; null where the type has no links, or the entry no address yet. */
async function readPage(strapi: Core.Strapi, uid: string, documentId: string): Promise<Page | null> {
  const { types, publicUrl } = readConfig(strapi);
  const type = ownEntry(types, uid);
  if (type?.campaignOf === undefined) return null;
  const { draft, published } = await findVersions(strapi, uid, documentId);
  const entry = draft ?? published;
  if (entry === null) return null;
  // The address of the published version: a new one in the draft counts only once it is published.
  const path = type.pageOf(published ?? entry)?.path;
  const campaign = type.campaignOf(entry);
  return path === undefined || campaign === null ? null : { address: `${publicUrl}${path}`, campaign };
}

function shownOf(row: CampaignLinkRecord, page: Page): CampaignLink {
  const { source, medium, content, campaign } = row;
  return {
    id: row.documentId,
    address: campaignAddress(page.address, { source, medium, content, campaign }),
    ...{ source, medium, content, campaign },
    at: timeOf(row.at).toISOString(),
    by: row.byName,
  };
}

const listRows = (strapi: Core.Strapi, uid: string, entryId: string): Promise<CampaignLinkRecord[]> =>
  rowsOf(strapi).findMany({
    where: { uid, entryId },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    limit: maxCampaignLinks,
  });

/** The links made for an entry, with its present address. */
export async function listCampaignLinks(
  strapi: Core.Strapi,
  uid: string,
  documentId: string,
): Promise<CampaignLinks> {
  const page = await readPage(strapi, uid, documentId);
  if (page === null) return { page: null, campaign: '', links: [] };
  const rows = await listRows(strapi, uid, documentId);
  return { page: page.address, campaign: page.campaign, links: rows.map((row) => shownOf(row, page)) };
}

/** Makes a link. One with the same words is there already: then it stays the only one. */
export async function makeCampaignLink(
  strapi: Core.Strapi,
  { uid, documentId, source, medium, content }: CampaignLinkRequest,
  by: Actor,
): Promise<CampaignLink> {
  const page = await readPage(strapi, uid, documentId);
  if (page === null) throw new errors.NotFoundError(campaignSentences.none);
  const row = await strapi.db.transaction(async () => {
    await lockEntry(strapi, documentId);
    const words = { source, medium, content, campaign: page.campaign };
    const made = await listRows(strapi, uid, documentId);
    const same = made.find((one) =>
      Object.entries(words).every(([name, word]) => one[name as keyof typeof words] === word),
    );
    if (same !== undefined) return same;
    if (made.length >= maxCampaignLinks) throw new errors.ApplicationError(campaignSentences.full);
    return rowsOf(strapi).create({
      data: { uid, entryId: documentId, ...words, at: new Date(), byId: by.id, byName: by.name },
    });
  });
  return shownOf(row, page);
}

/** Forgets the links of an entry. To be called in the transaction that deletes the entry. */
export async function forgetCampaignLinks(strapi: Core.Strapi, uid: string, entryId: string): Promise<void> {
  await rowsOf(strapi).deleteMany({ where: { uid, entryId } });
}
