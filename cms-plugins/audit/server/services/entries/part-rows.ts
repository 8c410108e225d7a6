import type { Transaction } from '@lanternway/server-kit/db/claim';
import type { Core, UID } from '@strapi/strapi';
import { holdsParts, writtenAttributes } from './attributes';

/* Components as they are stored. Strapi would need a statement for each kind of component and each of its fields. */

export type Row = Record<string, unknown>;

/** Components by their uid and their id. */
export type Parts = Map<string, Map<number, Row>>;

/** Says which field of which entry, or of which other component, holds a component. */
export interface Link {
  ofUid: string;
  ofId: number;
  field: string;
  uid: string;
  id: number;
  order: number;
}

/** A question with the ids it is about: rows by their id, or the components that they hold. */
export type Asked = [question: Question, ids: readonly number[]];

interface Question {
  sql: string;
  take: (into: Answer, id: number, values: readonly unknown[]) => void;
}

interface Answer {
  parts: Parts;
  links: Link[];
}

interface Stored {
  tableName: string;
  attributes: Readonly<Record<string, { columnName?: string; joinTable?: { name: string } }>>;
}

const storedOf = (strapi: Core.Strapi, uid: string): Stored =>
  strapi.db.metadata.get(uid as UID.Schema) as unknown as Stored;

const quoted = (name: string) => `"${name}"`;

/** SQL that packs columns into one text, so that all parts of a union have the same type. */
const packed = (strapi: Core.Strapi, columns: readonly string[]): string => {
  const values = columns.map(quoted).join(', ');
  return strapi.db.dialect.client === 'sqlite'
    ? `json_array(${values})`
    : `cast(json_build_array(${values}) as text)`;
};

/** How to turn a packed value into what Strapi would return, by the type of its attribute. */
const unpack: Readonly<Record<string, (value: unknown) => unknown>> = {
  ...Object.fromEntries(
    ['string', 'text', 'enumeration', 'email', 'integer', 'date'].map((type) => [type, (value) => value]),
  ),
  // SQLite has no booleans, and keeps rich text as text.
  boolean: (value) => value === true || value === 1,
  blocks: (value) => (typeof value === 'string' ? (JSON.parse(value) as unknown) : value),
};

/** A function of a database takes at most a hundred values. */
const mostValues = 90;

/** Asks for the rows of a component whose fields can all be packed; null for others, such as those that name pictures. */
function rowsQuestion(strapi: Core.Strapi, uid: string): Question | null {
  const fields = writtenAttributes(strapi, uid).filter(([, attribute]) => !holdsParts(attribute));
  if (fields.length > mostValues) return null;
  const readers = fields.flatMap(([name, { type }]) => {
    const read = unpack[type];
    return read === undefined ? [] : [{ name, read }];
  });
  if (readers.length < fields.length) return null;
  const { tableName, attributes } = storedOf(strapi, uid);
  const columns = readers.map(({ name }) => attributes[name]?.columnName ?? name);
  return {
    sql: `id, ${packed(strapi, columns)} as packed from ${quoted(tableName)} where id in`,
    take({ parts }, id, values) {
      const row: Row = { id };
      for (const [at, { name, read }] of readers.entries()) {
        const value = values[at] ?? null;
        row[name] = value === null ? null : read(value);
      }
      placeIn(parts, uid).set(id, row);
    },
  };
}

/** Asks which components some rows hold, in all their fields; null for a type without such fields. */
function linksQuestion(strapi: Core.Strapi, uid: string): Question | null {
  const field = writtenAttributes(strapi, uid).find(([, attribute]) => holdsParts(attribute));
  const table = field && storedOf(strapi, uid).attributes[field[0]]?.joinTable?.name;
  if (table === undefined) return null;
  const columns = ['field', 'component_type', 'cmp_id', 'order'];
  return {
    sql: `entity_id as id, ${packed(strapi, columns)} as packed from ${quoted(table)} where entity_id in`,
    take({ links }, ofId, [name, type, id, order]) {
      links.push({
        ...{ ofUid: uid, ofId, field: String(name) },
        ...{ uid: String(type), id: Number(id), order: Number(order) },
      });
    },
  };
}

export function placeIn(parts: Parts, uid: string): Map<number, Row> {
  const place = parts.get(uid) ?? new Map<number, Row>();
  parts.set(uid, place);
  return place;
}

interface Questions {
  rows: Question | null;
  links: Question | null;
}

const known = new WeakMap<Core.Strapi, Map<string, Questions>>();

/** The questions for a type. They are kept, as they do not change while the server runs. */
export function questionsOf(strapi: Core.Strapi, uid: string): Questions {
  const all = known.get(strapi) ?? new Map<string, Questions>();
  known.set(strapi, all);
  const found = all.get(uid) ?? { rows: rowsQuestion(strapi, uid), links: linksQuestion(strapi, uid) };
  all.set(uid, found);
  return found;
}

/** Asks all with one statement. */
export async function ask(strapi: Core.Strapi, trx: Transaction, asked: readonly Asked[]): Promise<Answer> {
  const answer: Answer = { parts: new Map(), links: [] };
  if (asked.length === 0) return answer;
  const selects = asked.map(
    ([{ sql }, ids], at) => `select ${String(at)} as question, ${sql} (${ids.map(() => '?').join(', ')})`,
  );
  const bindings = asked.flatMap(([, ids]) => ids);
  const result: unknown = await trx.raw(selects.join(' union all '), bindings);
  const rows = (Array.isArray(result) ? result : (result as { rows: unknown[] }).rows) as Packed[];
  for (const { question, id, packed: text } of rows)
    asked[question]?.[0].take(answer, id, JSON.parse(text) as unknown[]);
  answer.links.sort((one, other) => one.order - other.order);
  return answer;
}

interface Packed {
  question: number;
  id: number;
  packed: string;
}
