import { errors } from '@strapi/utils';
import type { Core, UID } from '@strapi/strapi';
import { pagesByKey, shownTypes } from '../../access/shown-types';
import { contentTypes, type ContentType } from '../../access/content-types';
import { isEntry, readList, readText, type Entry } from '../entry';
import { env } from '../../env';
import { targetOf, targets } from '../kinds/link-targets';
import { findMentions } from './mentions';
import { readSchema } from '../schema';
import { populateOf } from '../stored-entry';

/*
 * While the menu, the footer or an announcement has a link to an entry, the entry stays on the site: without it, there would be
 * a dead link on every page.
 */

interface Link {
  destination: Entry;
  /** The place of the link, in words for staff. */
  where: string;
}

/** An entry that somebody wants to take down. */
interface Leaving {
  uid: UID.ContentType;
  documentId: string;
  /** Its address on the site; null if it has no page of its own. */
  path: string | null;
  /** The address at which it is bought; null if it is not sold. */
  checkout: string | null;
  /** Whether its address leads somewhere else afterwards. */
  leadsOn: boolean;
}

const takingDown = ['unpublish', 'delete'];

const redirectUid = 'api::redirect.redirect';

/** What the site cannot be without. */
const singles: Readonly<Record<string, string>> = {
  'api::home-page.home-page': 'The site has no front page without it. Change it and publish it again.',
  'api::site-setting.site-setting':
    'Every page shows the name and contacts in it. Change it and publish it again.',
};

const targetUids: readonly string[] = [
  ...Object.keys(singles),
  ...Object.values(targets).map(({ uid }) => uid),
  'api::category.category',
  'api::plan.plan',
  redirectUid,
];

/** Refuses to take down or delete what a published menu or announcement leads to. */
export function keepTargets(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const documentId: unknown = 'documentId' in context.params ? context.params.documentId : null;
    if (!takingDown.includes(context.action) || typeof documentId !== 'string') return next();
    const { uid } = context;
    if (!targetUids.includes(uid)) return next();
    const leaving = await findLeaving(strapi, uid, documentId);
    if (leaving === null) return next();
    if (uid in singles) throw new errors.ApplicationError(singles[uid]);
    const link = (await findLinks(strapi)).find((one) => leadsTo(one, leaving));
    if (link !== undefined) throw new errors.ApplicationError(sentenceOf(link));
    await refuseWhereLinked(strapi, leaving);
    return next();
  });
}

/** Refuses if links lead to the page. If it has an end that leads on, a redirect takes its place. */
async function refuseWhereLinked(
  strapi: Core.Strapi,
  { uid, documentId, path, checkout, leadsOn }: Leaving,
): Promise<void> {
  if (leadsOn || staysWithoutEntry(uid)) return;
  for (const gone of [path, checkout].filter((one) => one !== null)) {
    const mentions = await findMentions(strapi, gone, env.publicUrl);
    // The publisher decides what becomes of redirects to a page that leaves the site.
    const mention = mentions.find((one) => one.documentId !== documentId && one.uid !== redirectUid);
    if (mention === undefined) continue;
    throw new errors.ApplicationError(
      `There is a link to ${gone} in ${mention.what}. Take it out there and publish that first.`,
    );
  }
}

/** Pages that stay without their entry. */
const staysWithoutEntry = (uid: string): boolean => uid === 'api::page.page' || uid === 'api::policy.policy';

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
  if (!isEntry(entry)) return null;
  const leadsOn = isContentType(uid) && (shownTypes[uid].endOf?.(entry) ?? null) !== null;
  return { uid, documentId, path: pathOf(uid, entry), checkout: checkoutOf(uid, entry), leadsOn };
}

/** Null for entries without a page of their own: versions of a policy share one, and a list stays without one entry. */
function pathOf(uid: UID.ContentType, entry: Entry): string | null {
  if (uid === 'api::page.page') return pagesByKey[readText(entry, 'key')] ?? null;
  if (uid === redirectUid) return readText(entry, 'from');
  const page = isContentType(uid) ? shownTypes[uid].pageOf(entry) : null;
  return page?.isOwn === true ? page.path : null;
}

function checkoutOf(uid: UID.ContentType, entry: Entry): string | null {
  if (uid === 'api::plan.plan') return `/checkout/${readText(entry, 'key')}`;
  return readText(entry, 'kind') === 'coding_plan' ? `/checkout/${readText(entry, 'slug')}` : null;
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
