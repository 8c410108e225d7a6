import type { Core } from '@strapi/strapi';
import { contentTypes, type ContentType } from '../../access/content-types';
import { shownTypes } from '../../access/shown-types';
import { isEntry, readText } from '../entry';
import { readSchema } from '../schema';

/** A component or an entry, by its row. */
interface Row {
  uid: string;
  id: number;
}

/** A published entry that shows a file. */
export interface FileUse {
  /** What staff call it: 'the blog post “Loops”'. */
  what: string;
  /** The component in which the file is chosen; null where it is in a text. */
  holder: Row | null;
}

const schemaOf = (strapi: Core.Strapi, uid: string) =>
  readSchema(
    (uid.startsWith('api::') ? strapi.contentTypes : strapi.components)[uid as never]?.['attributes'],
  );

/** The types and components that may contain a component. */
function holdersOf(strapi: Core.Strapi, component: string): string[] {
  return [...contentTypes, ...Object.keys(strapi.components)].filter((uid) =>
    Object.values(schemaOf(strapi, uid)).some(
      (attribute) => attribute.component === component || attribute.components.includes(component),
    ),
  );
}

const isContentType = (uid: string): uid is ContentType => contentTypes.some((known) => known === uid);

/** The row as staff call it; null if it is a draft. */
async function nameOf(strapi: Core.Strapi, uid: ContentType, id: number): Promise<string | null> {
  const entry: unknown = await strapi.db
    .query(uid)
    .findOne({ where: { id, publishedAt: { $notNull: true } } });
  const { kind, title } = shownTypes[uid];
  if (!isEntry(entry)) return null;
  return `the ${kind.charAt(0).toLowerCase()}${kind.slice(1)} “${readText(entry, title)}”`;
}

const idsOf = (rows: unknown[], field: string): number[] =>
  rows.filter(isEntry).map((row) => Number(row[field]));

/** The published entry in which a component is, at whatever depth; null if it is in a draft. */
async function entryWith(strapi: Core.Strapi, { uid, id }: Row): Promise<string | null> {
  if (isContentType(uid)) return nameOf(strapi, uid, id);
  for (const holder of holdersOf(strapi, uid)) {
    const table = `${strapi.db.metadata.get(holder).tableName}_cmps`;
    const rows: unknown[] = await strapi.db.transaction(({ trx }) =>
      trx(table).where({ component_type: uid, cmp_id: id }).select('entity_id'),
    );
    for (const one of idsOf(rows, 'entity_id')) {
      const found = await entryWith(strapi, { uid: holder, id: one });
      if (found !== null) return found;
    }
  }
  return null;
}

/** Components that the site cannot draw without their file. */
const needing = ['media.picture', 'block.video'];

/** The published entries that have chosen a file in a field, and cannot be drawn without it. */
export async function usesInFields(strapi: Core.Strapi, fileId: number): Promise<FileUse[]> {
  const rows: unknown[] = await strapi.db.transaction(({ trx }) =>
    trx('files_related_mph')
      .where({ file_id: fileId })
      .whereIn('related_type', needing)
      .select('related_id', 'related_type'),
  );
  const found: FileUse[] = [];
  for (const row of rows.filter(isEntry)) {
    const holder = { uid: String(row['related_type']), id: Number(row['related_id']) };
    const what = await entryWith(strapi, holder);
    if (what !== null) found.push({ what, holder });
  }
  return found;
}

/** The published entries with a file in a text. */
export async function usesInTexts(strapi: Core.Strapi, hash: string): Promise<FileUse[]> {
  const found: FileUse[] = [];
  for (const uid of [...contentTypes, ...Object.keys(strapi.components)]) {
    const fields = Object.entries(schemaOf(strapi, uid)).filter(([, { type }]) => type === 'blocks');
    for (const [field] of fields) {
      const rows: unknown[] = await strapi.db.transaction(({ trx }) =>
        trx(strapi.db.metadata.get(uid).tableName)
          .whereRaw('cast(?? as text) like ?', [field, `%/${hash}.%`])
          .select('id'),
      );
      for (const id of idsOf(rows, 'id')) {
        const what = await entryWith(strapi, { uid, id });
        if (what !== null) found.push({ what, holder: null });
      }
    }
  }
  return found;
}
