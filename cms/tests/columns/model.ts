import type { Cms } from '../start-cms';

/** An attribute of ours that holds text, and the column that stores it. */
export interface TextColumn {
  /** `api::plan.plan title` */
  name: string;
  uid: string;
  attribute: string;
  table: string;
  column: string;
  type: string;
  /** The attribute's limit in characters; null if it has none. */
  most: number | null;
  /** The column's limit in characters; Infinity if it has none. */
  room: number;
}

interface Attribute {
  type: string;
  maxLength?: number;
  enum?: string[];
  columnName?: string;
}

interface Model {
  tableName: string;
  attributes: Record<string, Attribute>;
}

interface RealColumn {
  name: string;
  type: string;
  args: unknown[];
}

interface RealIndex {
  name: string;
  columns: string[];
}

interface RealTable {
  name: string;
  columns: RealColumn[];
  indexes: RealIndex[];
}

/** The part of Strapi's own database inspector that is used here. */
interface Inspector {
  getSchema: () => Promise<{ tables: RealTable[] }>;
}

/** The tables of the database, by name. */
export async function realTables({ strapi }: Cms): Promise<Map<string, RealTable>> {
  const { schemaInspector } = strapi.db.dialect as unknown as { schemaInspector: Inspector };
  const { tables } = await schemaInspector.getSchema();
  return new Map(tables.map((table) => [table.name, table]));
}

/** Plugins whose tables are ours. */
const ourPlugins = /^plugin::(accounts|audit|classes|enquiries|insight|mailer|payments|publisher)\./;

/** The attributes of users that our extension adds or changes. */
const ourUserAttributes = ['email', 'username', 'fullName'];
const users = 'plugin::users-permissions.user';

/** Strapi's own attributes in every type, whose length it limits itself. */
const strapisOwn = ['documentId', 'locale'];

const textTypes = ['string', 'email', 'uid', 'enumeration', 'text', 'richtext', 'password'];

const isOurs = (uid: string): boolean => uid.startsWith('api::') || ourPlugins.test(uid);

/** All our content types and components. */
export function ourTypes({ strapi }: Cms): string[] {
  const components = Object.keys(strapi.components);
  return [...Object.keys(strapi.contentTypes).filter(isOurs), users, ...components];
}

/** All our attributes that hold text. */
export async function textColumns(cms: Cms): Promise<TextColumn[]> {
  const found: TextColumn[] = [];
  const tables = await realTables(cms);
  for (const uid of ourTypes(cms)) {
    const { tableName: table, attributes } = cms.strapi.db.metadata.get(uid) as unknown as Model;
    for (const [attribute, { type, columnName, maxLength, enum: words }] of Object.entries(attributes)) {
      const isAsked = uid === users ? ourUserAttributes.includes(attribute) : !strapisOwn.includes(attribute);
      if (!isAsked || !textTypes.includes(type)) continue;
      const column = columnName ?? attribute;
      const real = tables.get(table)?.columns.find(({ name }) => name === column);
      if (real === undefined) throw new Error(`${table} has no column ${column}.`);
      const most = words === undefined ? (maxLength ?? null) : Math.max(...words.map((word) => word.length));
      const name = `${uid} ${attribute}`;
      found.push({ name, uid, attribute, table, column, type, most, room: roomOf(real) });
    }
  }
  return found;
}

function roomOf({ type, args }: RealColumn): number {
  if (type === 'text') return Infinity;
  const [most] = args;
  if (type !== 'string' || typeof most !== 'number') throw new Error(`A column is of the type ${type}.`);
  return most;
}

/** Every stored text that is longer than its attribute allows: `payments_orders.search_text: 412`. */
export async function tooLongTexts(cms: Cms): Promise<string[]> {
  const wrong: string[] = [];
  for (const { uid, name, attribute, most } of await textColumns(cms)) {
    const rows = (await cms.strapi.db.query(uid).findMany({ select: [attribute] })) as Record<
      string,
      unknown
    >[];
    const lengths = rows
      .map((row) => row[attribute])
      .map((text) => (typeof text === 'string' ? text.length : 0));
    const longest = Math.max(0, ...lengths);
    if (longest > (most ?? 0)) wrong.push(`${name}: ${String(longest)}`);
  }
  return wrong;
}
