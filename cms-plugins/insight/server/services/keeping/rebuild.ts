import { rowsIn } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import { markUid, memoryUid } from '../../content-types/keeping';
import { personUid, type PersonRow } from '../../content-types/person';
import { nameSource } from '@lanternway/contracts/insight/sources';
import { readMaking } from '../people/making';
import { personOf, type Counted, type Making } from '../people/person-of';
import { readAllFamilies } from '../people/read-families';
import { catchUp, countAgain } from './catch-up';
import { personKeyOf } from './person-key';
import { isSame, newPerson } from './person-row';
import { changeState, holdState, madeBy, timesCounted } from './state';

interface Made {
  person: Counted;
  emails: readonly string[];
}

/** The rows of all families, made from all facts. The facts are read in pages: what changes meanwhile gets a mark. */
async function makeAll(strapi: Core.Strapi, making: Making): Promise<Map<string, Made>> {
  const remembered = new Map(
    (await rowsIn(strapi, memoryUid).findMany({})).map(({ personKey, steps }) => [personKey, steps]),
  );
  const made = new Map<string, Made>();
  for (const family of await readAllFamilies(strapi)) {
    const keys = family.emails.map((email) => personKeyOf(strapi, email));
    const [key = ''] = keys;
    const known = keys.flatMap((one) => remembered.get(one) ?? [])[0] ?? null;
    const person = personOf(family, known, making);
    if (person !== null) made.set(key, { person, emails: family.emails });
  }
  return made;
}

interface Difference {
  key: string;
  row: PersonRow | null;
  made: Made | null;
}

/**
 * The rows that do not agree with the facts. Rows of erased people are not compared. No transaction is open while it
 * reads, so nobody waits; therefore a family that changes meanwhile may differ for no other reason.
 */
async function findDifferences(strapi: Core.Strapi, making: Making): Promise<Difference[]> {
  const made = await makeAll(strapi, making);
  const differences: Difference[] = [];
  for await (const row of allRows(strapi)) {
    const key = row.personKey ?? '';
    const found = made.get(key) ?? null;
    made.delete(key);
    if (found === null || !isSame(row, found.person)) differences.push({ key, row, made: found });
  }
  for (const [key, found] of made) differences.push({ key, row: null, made: found });
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

/**
 * The differences that are not just momentary: found twice, with all marks worked off in between, and not of a family
 * that has changed since.
 */
async function findLasting(strapi: Core.Strapi, making: Making): Promise<Difference[]> {
  await catchUp(strapi);
  const first = await findDifferences(strapi, making);
  if (first.length === 0) return [];
  await catchUp(strapi);
  const keys = new Set(first.map(({ key }) => key));
  const again = (await findDifferences(strapi, making)).filter(({ key }) => keys.has(key));
  const marked = await rowsIn(strapi, markUid).findMany({ select: ['email'] });
  const late = new Set(marked.map(({ email }) => personKeyOf(strapi, email)));
  return again.filter(({ key, made }) => {
    const own = made === null ? [key] : made.emails.map((email) => personKeyOf(strapi, email));
    return !own.some((one) => late.has(one));
  });
}

const dayOf = ({ made }: Difference): string => made?.person.leadDay ?? '';

/** Rows of one day are next to each other in most indexes: written together, they change few pages of an index. */
const byDay = (one: Difference, other: Difference): number =>
  Number(dayOf(one) > dayOf(other)) - Number(dayOf(one) < dayOf(other));

/** Each transaction rewrites whole pages of every index: many small transactions would write several times as much. */
const atATime = 1_000;

/**
 * Writes all rows of families again, from the facts, in many short transactions. Others write in between, and what they
 * change is marked. If such a mark was counted in between, the newer row may have been replaced by an older one: only then
 * are all rows compared once more.
 * @returns how many families there are, and how many rows were wrong
 */
export async function rebuild(strapi: Core.Strapi): Promise<{ families: number; changed: number }> {
  const making = await readMaking(strapi);
  await catchUp(strapi);
  const counted = await timesCounted(strapi);
  const differences = (await findDifferences(strapi, making)).sort(byDay);
  for (let at = 0; at < differences.length; at += atATime)
    await writeSome(strapi, differences.slice(at, at + atATime));
  const isAlone = counted === (await timesCounted(strapi));
  if (differences.length > 0 && !isAlone) await rewriteDifferent(strapi, making);
  await nameAnonymous(strapi, making);
  await changeState(strapi, { madeBy: madeBy(making), checkedAt: new Date(), wrong: [] });
  return { families: await rowsIn(strapi, personUid).count(), changed: differences.length };
}

/** Writes rows as they were made from the facts a moment ago. */
async function writeSome(strapi: Core.Strapi, differences: readonly Difference[]): Promise<void> {
  const people = rowsIn(strapi, personUid);
  await strapi.db.transaction(async () => {
    await holdState(strapi);
    const keys = differences.map(({ key }) => key);
    await people.deleteMany({ where: { personKey: { $in: keys } } });
    const data = differences.flatMap(({ key, made }) => (made === null ? [] : [newPerson(key, made.person)]));
    if (data.length > 0) await people.createMany({ data });
  });
}

/** What changed while the rows were written: few families, each counted again from the facts as they are now. */
async function rewriteDifferent(strapi: Core.Strapi, making: Making): Promise<void> {
  for (const { key, made } of await findLasting(strapi, making))
    await strapi.db.transaction(async () => {
      await holdState(strapi);
      if (made === null) await rowsIn(strapi, personUid).deleteMany({ where: { personKey: key } });
      else await countAgain(strapi, made.emails, new Set());
    });
}

/** Names the sources of erased people's rows again: their facts are gone, but staff may have renamed the source. */
async function nameAnonymous(strapi: Core.Strapi, { names }: Making): Promise<void> {
  const people = rowsIn(strapi, personUid);
  const rows = await people.findMany({ where: { isAnonymous: true }, select: ['id', 'rawSource', 'source'] });
  for (const { id, rawSource, source } of rows) {
    const named = nameSource(rawSource, names);
    if (named !== source) await people.updateMany({ where: { id }, data: { source: named } });
  }
}

const mostNamed = 20;

/** Compares all rows with the facts and changes none. What differs stands in the log and on the screen. */
export async function check(strapi: Core.Strapi, now: Date): Promise<string[]> {
  const lasting = await findLasting(strapi, await readMaking(strapi));
  const wrong = lasting.map(({ key }) => key);
  if (wrong.length > 0)
    strapi.log.error(
      `insight: ${String(wrong.length)} families are not what the facts say: ${wrong.slice(0, mostNamed).join(' ')}. Run npm run insight -- rebuild.`,
    );
  await changeState(strapi, { checkedAt: now, wrong: wrong.slice(0, mostNamed) });
  return wrong;
}
