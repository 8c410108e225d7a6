import type { Core, UID } from '@strapi/strapi';
import { contentTypes } from '../../access/content-types';
import { shownTypes } from '../../access/shown-types';
import { isEntry, readText, type Entry } from '../entry';
import { onThisSite, pathOf } from '../kinds/destinations';
import { readSchema, type Schema } from '../schema';
import { populateOf } from '../stored-entry';
import { linkFieldsOf, placedLinksOf } from './placed-links';

/** A link of a published entry to a page of the site. */
export interface Mention {
  uid: string;
  documentId: string;
  /** What staff call the entry: 'the blog post “Loops”'. */
  what: string;
  href: string;
}

const componentsOf = (strapi: Core.Strapi) => {
  const all = new Map(Object.entries(strapi.components));
  return (uid: string): Schema => readSchema(all.get(uid as UID.Component)?.attributes);
};

/** Tables and the columns in which addresses may be. */
function columnsWithLinks(strapi: Core.Strapi): { uid: string; columns: string[] }[] {
  const models: [string, { attributes: unknown }][] = [
    ...contentTypes.map((uid): [string, { attributes: unknown }] => [uid, strapi.contentType(uid)]),
    ...Object.entries(strapi.components),
  ];
  return models.flatMap(([uid, { attributes }]) => {
    const texts = Object.entries(readSchema(attributes)).filter(([, { type }]) => type === 'blocks');
    const columns = [...linkFieldsOf(uid), ...texts.map(([field]) => field)];
    return columns.length === 0 ? [] : [{ uid, columns }];
  });
}

/** Whether any text has the path in it, in a draft or published. Asks the database only, as most paths are in none. */
async function isNamedSomewhere(strapi: Core.Strapi, path: string): Promise<boolean> {
  const pattern = `%${path.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  for (const { uid, columns } of columnsWithLinks(strapi)) {
    const { tableName, attributes } = strapi.db.metadata.get(uid);
    for (const field of columns) {
      const attribute = attributes[field];
      const column = attribute !== undefined && 'columnName' in attribute ? attribute.columnName : field;
      // In the transaction of the write: SQLite has only one connection.
      const rows: unknown[] = await strapi.db.transaction(({ trx }) =>
        trx(tableName)
          .whereRaw("cast(?? as text) like ? escape '\\'", [column, pattern])
          .select('id')
          .limit(1),
      );
      if (rows.length > 0) return true;
    }
  }
  return false;
}

async function linksOf(strapi: Core.Strapi, uid: (typeof contentTypes)[number]): Promise<Mention[]> {
  const component = componentsOf(strapi);
  const schema = readSchema(strapi.contentType(uid).attributes);
  const rows: unknown[] = await strapi.db
    .query(uid)
    .findMany({ where: { publishedAt: { $notNull: true } }, populate: populateOf(schema, component) });
  const { kind, title } = shownTypes[uid];
  return rows.filter(isEntry).flatMap((entry: Entry) =>
    placedLinksOf(schema, entry, { uid, path: [], component })
      // `leadsTo` is left out: whether its target exists is decided when the page leaves the site.
      .filter(({ path }) => path.at(-1) !== 'leadsTo')
      .map(({ href }) => ({
        uid,
        documentId: readText(entry, 'documentId'),
        what: `the ${kind.charAt(0).toLowerCase()}${kind.slice(1)} “${readText(entry, title)}”`,
        href,
      })),
  );
}

/** The links of published entries that lead to a page of the site. */
export async function findMentions(strapi: Core.Strapi, path: string, siteUrl: string): Promise<Mention[]> {
  if (!(await isNamedSomewhere(strapi, path))) return [];
  const all: Mention[] = [];
  for (const uid of contentTypes) all.push(...(await linksOf(strapi, uid)));
  return all.filter(({ href }) => {
    const address = onThisSite(href, siteUrl);
    return address.startsWith('/') && pathOf(address) === path;
  });
}
