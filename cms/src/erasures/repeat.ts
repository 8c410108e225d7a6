import { setTimeout as wait } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { keyOfMark, tableOfMark, type Mark } from '../backup/database/mark';
import type { Env } from '../env';
import { addressesIn } from './addresses';
import { addErasure, hashesOf } from './list';

/** The parts of the accounts' services that are used here. */
interface Accounts {
  personalData: { tell: (listener: (person: { email: string }) => Promise<void>) => void };
  dataRequests: { erase: (email: string) => Promise<boolean> };
}

const accounts = <Name extends keyof Accounts>(strapi: Core.Strapi, name: Name): Accounts[Name] =>
  strapi.plugin('accounts').service(name);

/** Keeps a list of erasures outside of the database, so that they can be repeated in an older copy of it. */
export function listErasures(strapi: Core.Strapi, { erasures, secrets }: Pick<Env, 'erasures' | 'secrets'>) {
  accounts(strapi, 'personalData').tell(async ({ email }) => {
    const [hash = ''] = hashesOf(email, secrets.ENCRYPTION_KEY);
    await addErasure(erasures.folder, { at: new Date(), hash });
  });
}

const busyMs = 500;

/**
 * Erases again the people whom a restored backup has brought back, before anybody is served. The restore has left the hashes of
 * all who were erased since the backup. If several servers start, one does this and the others wait.
 */
export async function repeatErasures(strapi: Core.Strapi, { secrets }: Pick<Env, 'secrets'>): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    const { toErase } = markIn(await marks(strapi).select('value')) ?? {};
    if (toErase === undefined) return;
    const people =
      toErase.length === 0 ? [] : await findPeople(strapi, new Set(toErase), secrets.ENCRYPTION_KEY);
    if (await eraseAll(strapi, people))
      strapi.log.info(`Erased again after the restore: ${counted(people.length)}.`);
    else {
      if (tries === 0)
        strapi.log.info('Another server erases again after the restore. This one waits for it.');
      await wait(busyMs);
    }
  }
}

/** A number of people for a sentence, such as '2 people'. */
export const counted = (people: number): string => (people === 1 ? '1 person' : `${String(people)} people`);

const marks = (strapi: Core.Strapi) => strapi.db.getConnection(tableOfMark).where({ key: keyOfMark });

function markIn(rows: unknown[]): Mark | null {
  const [row] = rows as { value: string }[];
  return row === undefined ? null : (JSON.parse(row.value) as Mark);
}

/** Erases all of them or nobody. @returns false where another server is doing it, or has done it */
const eraseAll = async (strapi: Core.Strapi, people: readonly string[]): Promise<boolean> =>
  await strapi.db.transaction(async ({ trx }) => {
    const asked = marks(strapi).transacting(trx).select('value').forUpdate();
    // SQLite has no row locks, but also only one server.
    const mark = markIn(await (strapi.db.dialect.client === 'postgres' ? asked.skipLocked() : asked));
    if (mark?.toErase === undefined) return false;
    for (const email of people) await accounts(strapi, 'dataRequests').erase(email);
    const { restoredAt, madeAt } = mark;
    const done: Mark = { restoredAt, madeAt, erasedAgain: people.length };
    await marks(strapi)
      .transacting(trx)
      .update({ value: JSON.stringify(done) });
    return true;
  });

/** All addresses in all texts of all tables whose hash is one of these. */
async function findPeople(
  strapi: Core.Strapi,
  hashes: ReadonlySet<string>,
  encryptionKey: string,
): Promise<string[]> {
  const known = new Map<string, boolean>();
  const isOne = (address: string): boolean => {
    const answer = known.get(address) ?? hashesOf(address, encryptionKey).some((hash) => hashes.has(hash));
    known.set(address, answer);
    return answer;
  };
  for (const table of textTables(strapi))
    for await (const text of textsOf(strapi, table)) for (const address of addressesIn(text)) isOne(address);
  return [...known].filter(([, is]) => is).map(([address]) => address);
}

interface TextTable {
  name: string;
  columns: string[];
}

const textKinds = new Set(['string', 'text', 'richtext', 'email', 'json', 'blocks', 'uid']);

/** All tables with columns that hold text. */
function textTables(strapi: Core.Strapi): TextTable[] {
  return [...strapi.db.metadata.values()].flatMap(({ tableName, attributes }) => {
    const columns = Object.entries(attributes).flatMap(([name, attribute]) =>
      textKinds.has(attribute.type) ? [columnOf(attribute) ?? name] : [],
    );
    return columns.length === 0 ? [] : [{ name: tableName, columns }];
  });
}

const columnOf = (attribute: object): string | undefined =>
  'columnName' in attribute && typeof attribute.columnName === 'string' ? attribute.columnName : undefined;

const pageSize = 1_000;

async function* textsOf(strapi: Core.Strapi, { name, columns }: TextTable): AsyncGenerator<string> {
  for (let last = 0, isMore = true; isMore;) {
    const rows = (await strapi.db
      .getConnection(name)
      .select('id', ...columns)
      .where('id', '>', last)
      .orderBy('id')
      .limit(pageSize)) as ({ id: number } & Record<string, unknown>)[];
    for (const row of rows)
      for (const column of columns) {
        const value = row[column];
        if (typeof value === 'string') yield value;
        else if (typeof value === 'object' && value !== null) yield JSON.stringify(value);
      }
    last = rows.at(-1)?.id ?? last;
    isMore = rows.length === pageSize;
  }
}
