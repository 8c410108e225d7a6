import type { Reader } from './reader';

/** What a restored database says of itself, until somebody has looked at it. The server reads it, see `../restored.ts`. */
export interface Mark {
  /** When it was restored. ISO 8601. */
  restoredAt: string;
  /** When the backup was made. */
  madeAt: string;
  /** Hashes of those who were erased after the backup, and may be back. The first server that starts erases them again. */
  toErase?: string[];
  /** How many people were erased again. */
  erasedAgain?: number;
}

/** As Strapi's store writes it, so that the server finds it there. */
export const tableOfMark = 'strapi_core_store_settings';
export const keyOfMark = 'core_installation_restored';

const removal = (schema = '') => `delete from ${schema}${tableOfMark} where key = '${keyOfMark}'`;

/** @param schema with its dot: after a dump is restored, PostgreSQL searches no schema for tables */
export const markStatements = (mark: Mark, schema = ''): string[] => [
  removal(schema),
  `insert into ${schema}${tableOfMark} (key, value, type) values ('${keyOfMark}', '${JSON.stringify(mark)}', 'object')`,
];

/** Null where the database was not restored, or somebody has said that all is well. */
export async function readMark(reader: Reader): Promise<Mark | null> {
  if (!(await reader.tables()).includes(tableOfMark)) return null;
  const [row] = await reader.read<{ value: string }>(
    `select value from ${tableOfMark} where key = '${keyOfMark}'`,
  );
  return row === undefined ? null : (JSON.parse(row.value) as Mark);
}

export const removeMark = (reader: Reader): Promise<void> => reader.write(removal());
