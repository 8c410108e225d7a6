import type { Core } from '@strapi/strapi';
import { readConfig } from '../../config';
import { touchEntry } from '../content/entries';

/*
 * The rows of redirects. They are written without a check by the content rules, which are for people: a redirect that
 * somebody once wrote must not stop a page from moving. The code that writes here keeps to the rules by itself.
 */

/** Where an address leads, and whether for good. */
export interface Target {
  to: string;
  permanent: boolean;
}

export interface NewRedirect extends Target {
  from: string;
}

export interface RedirectRow {
  id: number;
  documentId: string;
  from: string;
  to: string;
  publishedAt: string | Date | null;
}

const isPublished = { publishedAt: { $notNull: true } };

const rowsOf = (strapi: Core.Strapi) => strapi.db.query(readConfig(strapi).redirectUid);

/** Adds a redirect, draft and published, and returns its document id. */
export async function addRedirect(
  strapi: Core.Strapi,
  { from, to, permanent }: NewRedirect,
): Promise<string> {
  const now = new Date();
  // The same times on both, or staff would read that the draft differs.
  const data = { from, to, permanent, createdAt: now, updatedAt: now };
  const { documentId } = (await rowsOf(strapi).create({
    data: { ...data, publishedAt: null },
  })) as RedirectRow;
  await rowsOf(strapi).create({ data: { ...data, documentId, publishedAt: now } });
  return documentId;
}

/** Changes where a redirect leads, in its draft and in what is published. */
export async function repointRedirect(
  strapi: Core.Strapi,
  documentId: string,
  from: string,
  target: Target | Pick<Target, 'to'>,
): Promise<void> {
  await rowsOf(strapi).updateMany({ where: { documentId, to: from }, data: target });
  await touchEntry(strapi, readConfig(strapi).redirectUid, documentId);
}

/** Removes a redirect, draft and published. */
export async function removeRedirect(strapi: Core.Strapi, documentId: string): Promise<void> {
  await rowsOf(strapi).deleteMany({ where: { documentId } });
}

/** Takes a redirect from the site; the draft stays. */
export async function unpublishRedirect(strapi: Core.Strapi, documentId: string): Promise<void> {
  await rowsOf(strapi).deleteMany({ where: { documentId, ...isPublished } });
}

/** What is published of a redirect. */
export const findPublishedRedirect = (strapi: Core.Strapi, documentId: string): Promise<RedirectRow | null> =>
  rowsOf(strapi).findOne({ where: { documentId, ...isPublished } });

/** The published redirect that begins at an address. */
export const findPublishedRedirectFrom = (
  strapi: Core.Strapi,
  address: string,
): Promise<RedirectRow | null> => rowsOf(strapi).findOne({ where: { from: address, ...isPublished } });

/** Drafts and published redirects that lead to an address. */
export const listRedirectsTo = (strapi: Core.Strapi, address: string): Promise<RedirectRow[]> =>
  rowsOf(strapi).findMany({ where: { to: address } });
