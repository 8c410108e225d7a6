import type { Core, UID } from '@strapi/strapi';
import { contentTypes, type ContentType } from '../../access/content-types';
import { shownTypes } from '../../access/shown-types';
import { env } from '../../env';
import type { Entry } from '../entry';
import { lookUpPublished } from '../look-up';
import type { Problem } from '../rule';
import type { Schema } from '../schema';
import { findDeadEnds, findLostPlaces } from './dead-ends';
import { findMentions } from './mentions';
import { placedLinksOf } from './placed-links';
import { readHeadContent } from './read-content';
import { findRepeatedHeads, hasHead } from './repeated-heads';

interface Publishing {
  uid: UID.ContentType;
  documentId: string | null;
  /** The entry as it will be after the write. */
  entry: Entry;
  schema: Schema;
  component: (uid: string) => Schema;
}

const isContentType = (uid: string): uid is ContentType => contentTypes.some((known) => known === uid);

/** Stands for an entry that has no id yet. */
const newId = 'new';

/**
 * Finds what in an entry would keep the whole site from being published, because of other pages: a title or description for
 * search engines that another page has, links that lead to nothing, and missing places that other entries lead to.
 */
export async function findWholeSiteProblems(
  strapi: Core.Strapi,
  { uid, documentId, entry, schema, component }: Publishing,
): Promise<Problem[]> {
  if (!isContentType(uid)) return [];
  const page = shownTypes[uid].pageOf(entry);
  const own = { ...entry, documentId: documentId ?? newId };
  const heads = hasHead(uid) ? findRepeatedHeads(await readHeadContent(strapi), uid, own) : [];
  const site = { siteUrl: env.publicUrl, findPublished: lookUpPublished(strapi) };
  const links = placedLinksOf(schema, entry, { uid, path: [], component });
  const deadEnds = await findDeadEnds(links, { uid, entry, path: page?.path ?? null }, site);
  const isOwn = page?.isOwn === true && documentId !== null;
  const leading = isOwn ? await findMentions(strapi, page.path, env.publicUrl) : [];
  const fromOthers = leading.filter((mention) => mention.documentId !== documentId);
  return [...heads, ...deadEnds, ...findLostPlaces(fromOthers, { uid, entry })];
}
