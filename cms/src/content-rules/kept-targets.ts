import { errors } from '@strapi/utils';
import type { Core, UID } from '@strapi/strapi';
import { pagesByKey, shownTypes } from '../access/shown-types';
import { contentTypes, type ContentType } from '../access/content-types';
import { isEntry, readList, readText, type Entry } from './entry';
import { targetOf, targets } from './kinds/link-targets';
import { readSchema } from './schema';
import { populateOf } from './stored-entry';

/*
 * What stands in the menu, the footer or an announcement stays on the site as long as it stands there: a page that is
 * taken down would leave a dead link on every page.
 */

interface Link {
  destination: Entry;
  /** Where it stands, in words for staff. */
  where: string;
}

/** An entry that somebody wants to take down. */
interface Leaving {
  uid: UID.ContentType;
  documentId: string;
  /** Its address on the site; null if it has no page of its own. */
  path: string | null;
}

const takingDown = ['unpublish', 'delete'];

const targetUids: readonly string[] = Object.values(targets).map(({ uid }) => uid);

/** Refuses to take down or delete what a published menu or announcement leads to. */
export function keepTargets(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const documentId: unknown = 'documentId' in context.params ? context.params.documentId : null;
    if (!takingDown.includes(context.action) || typeof documentId !== 'string') return next();
    if (!targetUids.includes(context.uid)) return next();
    const leaving = await findLeaving(strapi, context.uid, documentId);
    const link =
      leaving === null ? undefined : (await findLinks(strapi)).find((one) => leadsTo(one, leaving));
    if (link !== undefined) throw new errors.ApplicationError(sentenceOf(link));
    return next();
  });
}

const sentenceOf = ({ where }: Link): string =>
  `It stands in ${where}. Take it out there and publish that first.`;

const isContentType = (uid: string): uid is ContentType => contentTypes.some((known) => known === uid);

/** The published version of an entry; null if there is none. */
async function findLeaving(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
): Promise<Leaving | null> {
  const where = { documentId, publishedAt: { $notNull: true } };
  const entry: unknown = await strapi.db.query(uid).findOne({ where });
  return isEntry(entry) ? { uid, documentId, path: pathOf(uid, entry) } : null;
}

/** Several versions of a policy share an address, and a list stays without one of its entries. */
function pathOf(uid: UID.ContentType, entry: Entry): string | null {
  if (uid === 'api::page.page') return pagesByKey[readText(entry, 'key')] ?? null;
  const page = isContentType(uid) ? shownTypes[uid].pageOf(entry) : null;
  return page?.isOwn === true ? page.path : null;
}

function leadsTo({ destination }: Link, { uid, documentId, path }: Leaving): boolean {
  if (readText(destination, 'kind') === 'address')
    return path !== null && readText(destination, 'address') === path;
  const target = targetOf(destination);
  return target?.uid === uid && target.documentId === documentId;
}

async function findPublishedWith(strapi: Core.Strapi, uid: UID.ContentType): Promise<Entry[]> {
  const populate = populateOf(readSchema(strapi.contentType(uid).attributes), (component) =>
    readSchema(new Map(Object.entries(strapi.components)).get(component)?.attributes),
  );
  const rows: unknown[] = await strapi.db
    .query(uid)
    .findMany({ where: { publishedAt: { $notNull: true } }, populate });
  return rows.filter(isEntry);
}

/** All links of the published menu and of published announcements. */
async function findLinks(strapi: Core.Strapi): Promise<Link[]> {
  const menus = await findPublishedWith(strapi, 'api::menu.menu');
  const announcements = await findPublishedWith(strapi, 'api::announcement.announcement');
  return [
    ...menus.flatMap(linksOfMenu),
    ...announcements.flatMap((entry) =>
      destinationOf(entry, `the announcement "${readText(entry, 'text')}"`),
    ),
  ];
}

const destinationOf = (holder: Entry, where: string): Link[] =>
  isEntry(holder['destination']) ? [{ destination: holder['destination'], where }] : [];

function linksOfMenu(menu: Entry): Link[] {
  const under = (holder: Entry, place: string) => {
    const label = readText(holder, 'label');
    const where = label === '' ? `the ${place}` : `the ${place} under ${label}`;
    return readList(holder, 'links').flatMap((link) => destinationOf(link, where));
  };
  return [
    ...readList(menu, 'groups').flatMap((group) => under(group, 'menu')),
    ...readList(menu, 'links').flatMap((link) => destinationOf(link, 'the menu')),
    ...readList(menu, 'columns').flatMap((column) => under(column, 'footer')),
  ];
}
