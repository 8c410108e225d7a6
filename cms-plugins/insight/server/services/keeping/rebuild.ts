import { rowsIn } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import { markUid, memoryUid } from '../../content-types/keeping';
import { personUid, type PersonRow } from '../../content-types/person';
import { nameSource } from '@lanternway/contracts/insight/sources';
import { readMaking } from '../people/making';
import { personOf, type Counted, type Making } from '../people/person-of';
import { readAllFamilies } from '../people/read-families';
import { catchUp } from './catch-up';
import { personKeyOf } from './person-key';
import { changeState, holdState, madeBy } from './state';

/** What the rows of families would be, made of all facts at once. */
async function makeAll(strapi: Core.Strapi, making: Making): Promise<Map<string, Counted>> {
  const remembered = new Map(
    (await rowsIn(strapi, memoryUid).findMany({})).map(({ personKey, steps }) => [personKey, steps]),
  );
  const made = new Map<string, Counted>();
  for (const family of await readAllFamilies(strapi)) {
    const keys = family.emails.map((email) => personKeyOf(strapi, email));
    const [key = ''] = keys;
    const known = keys.flatMap((one) => remembered.get(one) ?? [])[0] ?? null;
    const person = personOf(family, known, making);
    if (person !== null) made.set(key, person);
  }
  return made;
}

interface Difference {
  key: string;
  row: PersonRow | null;
  made: Counted | null;
}

/** The rows that are not what the facts say. Rows of people who were erased are not compared. */
async function findDifferences(strapi: Core.Strapi, making: Making): Promise<Difference[]> {
  const made = await makeAll(strapi, making);
  const differences: Difference[] = [];
  for await (const row of allRows(strapi)) {
    const key = row.personKey ?? '';
    const person = made.get(key) ?? null;
    made.delete(key);
    if (person === null || !isSame(row, person)) differences.push({ key, row, made: person });
  }
  for (const [key, person] of made) differences.push({ key, row: null, made: person });
  return differences;
}

const pageSize = 5_000;

async function* allRows(strapi: Core.Strapi): AsyncGenerator<PersonRow> {
  for (let after = 0; ;) {
    const rows = await rowsIn(strapi, personUid).findMany({
      where: { id: { $gt: after }, isAnonymous: false },
      orderBy: { id: 'asc' },
      limit: pageSize,
    });
    yield* rows;
    after = rows.at(-1)?.id ?? 0;
    if (rows.length < pageSize) return;
  }
}

const isSame = (row: PersonRow, made: Counted): boolean =>
  Object.entries(made).every(([name, value]) => {
    const held = row[name as keyof Counted];
    return name === 'leadAt' && held !== null
      ? new Date(String(held)).toISOString() === value
      : held === value;
  });

/** Writes all rows of families again, from the facts. @returns how many families there are, and how many rows were wrong */
export async function rebuild(strapi: Core.Strapi): Promise<{ families: number; changed: number }> {
  const people = rowsIn(strapi, personUid);
  await catchUp(strapi);
  return strapi.db.transaction(async () => {
    await holdState(strapi);
    const making = await readMaking(strapi);
    const differences = await findDifferences(strapi, making);
    const gone = differences.flatMap(({ row, made }) => (row !== null && made === null ? [row.id] : []));
    for (let at = 0; at < gone.length; at += 500)
      await people.deleteMany({ where: { id: { $in: gone.slice(at, at + 500) } } });
    for (const { row, made } of differences)
      if (row !== null && made !== null) await people.updateMany({ where: { id: row.id }, data: made });
    const added = differences.flatMap(({ key, row, made }) =>
      row === null && made !== null ? [{ ...made, personKey: key, isAnonymous: false }] : [],
    );
    for (let at = 0; at < added.length; at += 200)
      await people.createMany({ data: added.slice(at, at + 200) });
    await nameAnonymous(strapi, making);
    await changeState(strapi, { madeBy: madeBy(making), checkedAt: new Date(), wrong: [] });
    return { families: await people.count(), changed: differences.length };
  });
}

/** Their facts are gone; what a source is called may still change. */
async function nameAnonymous(strapi: Core.Strapi, { names }: Making): Promise<void> {
  const people = rowsIn(strapi, personUid);
  const rows = await people.findMany({ where: { isAnonymous: true }, select: ['id', 'rawSource', 'source'] });
  for (const { id, rawSource, source } of rows) {
    const named = nameSource(rawSource, names);
    if (named !== source) await people.updateMany({ where: { id }, data: { source: named } });
  }
}

const mostNamed = 20;

/**
 * Compares all rows with the facts and changes none. What differs stands in the log and on the screen. What changes
 * while it compares is left out: it has marks.
 */
export async function check(strapi: Core.Strapi, now: Date): Promise<string[]> {
  await catchUp(strapi);
  return strapi.db.transaction(async () => {
    await holdState(strapi);
    const differences = await findDifferences(strapi, await readMaking(strapi));
    const marked = await rowsIn(strapi, markUid).findMany({ select: ['email'] });
    const late = new Set(marked.map(({ email }) => personKeyOf(strapi, email)));
    const wrong = differences.map(({ key }) => key).filter((key) => !late.has(key));
    if (wrong.length > 0)
      strapi.log.error(
        `insight: ${String(wrong.length)} families are not what the facts say: ${wrong.slice(0, mostNamed).join(' ')}. Run npm run insight -- rebuild.`,
      );
    await changeState(strapi, { checkedAt: now, wrong: wrong.slice(0, mostNamed) });
    return wrong;
  });
}
