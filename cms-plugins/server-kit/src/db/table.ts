import type { Core } from '@strapi/strapi';

/** As Strapi's query layer gives a time: ISO text, or a Date. */
export type Time = string | Date;

/**
 * Says what a column holds if its type does not say it: `state: { type: 'string', ...valuesOf<OrderState>() }`. For a
 * `json` column it is the whole type, including null. It is for the compiler only, and empty at run time.
 */
export const valuesOf = <Value>(): { readonly values?: Value } => ({});

interface Columns {
  string: string;
  text: string;
  email: string;
  integer: number;
  boolean: boolean;
  datetime: Time;
  json: unknown;
}

interface Attribute {
  readonly type: keyof Columns;
  readonly required?: boolean;
}

type Declared<Column extends Attribute> = Column extends { readonly values?: infer Value }
  ? Exclude<Value, undefined>
  : Columns[Column['type']];

type ValueOf<Column extends Attribute> = Column extends { type: 'json' } | { required: true }
  ? Declared<Column>
  : Declared<Column> | null;

/** A row of a content type, as Strapi's query layer gives it. Its attributes are written `as const`. */
export type RowOf<Type extends { schema: { attributes: Record<string, Attribute> } }> = {
  -readonly [Name in keyof Type['schema']['attributes']]: ValueOf<Type['schema']['attributes'][Name]>;
} & { id: number; documentId: string };

/** The rows of each table, by its uid. A content type adds its own where it is defined, with `declare module`. */
export interface Rows {
  'admin::user': StaffUser;
}

/** What plugins read of a member of staff. */
interface StaffUser {
  id: number;
  email: string;
  firstname: string | null;
  lastname: string | null;
}

interface Query {
  where?: object;
  orderBy?: object;
  limit?: number;
  offset?: number;
}

/** Strapi's query layer for one table. */
export interface Table<Row> {
  findOne<Name extends keyof Row = keyof Row>(
    query: Pick<Query, 'where' | 'orderBy'> & { select?: readonly Name[] },
  ): Promise<Pick<Row, Name> | null>;
  findMany<Name extends keyof Row = keyof Row>(
    query: Query & { select?: readonly Name[] },
  ): Promise<Pick<Row, Name>[]>;
  findWithCount<Name extends keyof Row = keyof Row>(
    query: Query & { select?: readonly Name[] },
  ): Promise<[Pick<Row, Name>[], number]>;
  count(query?: Pick<Query, 'where'>): Promise<number>;
  create(query: { data: object }): Promise<Row>;
  /** Unlike `create`, it reads nothing back. */
  createMany(query: { data: readonly object[] }): Promise<{ count: number; ids: (number | string)[] }>;
  updateMany(query: { where: object; data: object }): Promise<{ count: number }>;
  deleteMany(query: { where: object }): Promise<{ count: number }>;
}

/** The rows of a table, typed: no row that comes from here is cast. */
export const rowsIn = <Uid extends keyof Rows & string>(strapi: Core.Strapi, uid: Uid): Table<Rows[Uid]> =>
  strapi.db.query(uid);

/** The row that there must be, such as one that was just written. Throws where it is gone. */
export async function readRow<Uid extends keyof Rows & string>(
  strapi: Core.Strapi,
  uid: Uid,
  where: object,
): Promise<Rows[Uid]> {
  const row: Rows[Uid] | null = await strapi.db.query(uid).findOne({ where });
  if (row === null) throw new Error(`A row of ${uid} is gone.`);
  return row;
}
