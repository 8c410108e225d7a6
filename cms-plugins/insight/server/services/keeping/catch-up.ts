import { rowsIn } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import { markUid, memoryUid, type Remembered } from '../../content-types/keeping';
import { personUid, type PersonRow } from '../../content-types/person';
import { readMaking } from '../people/making';
import { personOf, type Counted, type Making } from '../people/person-of';
import { readFamilies, type KnownFamily } from '../people/read-families';
import { anonymous } from './anonymous';
import { isSame, newPerson } from './person-row';
import { personKeyOf } from './person-key';
import { holdToCount } from './state';

const atATime = 200;

/** Counts marked families again until none is marked, in at most `rounds` batches. */
export async function catchUp(strapi: Core.Strapi, rounds = 25): Promise<void> {
  for (let round = 0; round < rounds; round += 1) if (!(await countMarked(strapi))) return;
}

/**
 * In one transaction: reads the marks, then the facts, writes the rows, and removes those marks. A fact that changes
 * meanwhile gets a mark of its own.
 * @returns whether there may be more
 */
export async function countMarked(strapi: Core.Strapi): Promise<boolean> {
  // Without a mark the state need not be locked.
  if ((await rowsIn(strapi, markUid).count()) === 0) return false;
  return strapi.db.transaction(async () => {
    await holdToCount(strapi);
    const marks = await rowsIn(strapi, markUid).findMany({ orderBy: { id: 'asc' }, limit: atATime });
    if (marks.length === 0) return false;
    const removed = new Set(marks.filter(({ isRemoval }) => isRemoval).map(({ email }) => email));
    await countAgain(strapi, [...new Set(marks.map(({ email }) => email))], removed);
    await rowsIn(strapi, markUid).deleteMany({ where: { id: { $in: marks.map(({ id }) => id) } } });
    return marks.length === atATime;
  });
}

/** In the caller's transaction, which holds the state. Rows are read and added for all families at once. */
export async function countAgain(
  strapi: Core.Strapi,
  emails: readonly string[],
  removed: ReadonlySet<string>,
): Promise<void> {
  const making = await readMaking(strapi);
  const families = await readFamilies(strapi, emails);
  const keys = families.flatMap((family) => family.emails.map((email) => personKeyOf(strapi, email)));
  const known = {
    rows: await rowsIn(strapi, personUid).findMany({ where: { personKey: { $in: keys } } }),
    memories: await rowsIn(strapi, memoryUid).findMany({ where: { personKey: { $in: keys } } }),
  };
  const data: NewPerson[] = [];
  for (const family of families) {
    const isRemoval = family.emails.some((email) => removed.has(email));
    const person = await countFamily(strapi, { family, making, isRemoval, known });
    if (person !== null) data.push(person);
  }
  if (data.length > 0) await rowsIn(strapi, personUid).createMany({ data });
}

interface Asked {
  family: KnownFamily;
  making: Making;
  isRemoval: boolean;
  /** What is stored already, for all families of the batch. */
  known: { rows: readonly PersonRow[]; memories: readonly { personKey: string; steps: Remembered | null }[] };
}

type NewPerson = ReturnType<typeof newPerson>;

/** @returns the row to add; null if the family has a row already, or should have none */
async function countFamily(
  strapi: Core.Strapi,
  { family, making, isRemoval, known }: Asked,
): Promise<NewPerson | null> {
  const people = rowsIn(strapi, personUid);
  const keys = family.emails.map((email) => personKeyOf(strapi, email));
  const [personKey = ''] = keys;
  const before = known.rows.filter((row) => row.personKey !== null && keys.includes(row.personKey));
  const hasFacts = family.leads.length + family.accounts.length + family.orders.length > 0;
  if (isRemoval && !hasFacts) {
    for (const row of before) await people.updateMany({ where: { id: row.id }, data: anonymous(row) });
    await rowsIn(strapi, memoryUid).deleteMany({ where: { personKey: { $in: keys } } });
    return null;
  }
  const own = before.find((row) => row.personKey === personKey);
  const remembered =
    isRemoval && own !== undefined
      ? await remember(strapi, personKey, own, personOf(family, null, making))
      : null;
  const earlier = known.memories.find((memory) => keys.includes(memory.personKey))?.steps;
  const made = personOf(family, remembered ?? earlier ?? null, making);
  const others = before.filter((row) => row !== own || made === null);
  if (others.length > 0) await people.deleteMany({ where: { id: { $in: others.map(({ id }) => id) } } });
  if (made === null) return null;
  if (own === undefined) return newPerson(personKey, made);
  if (!isSame(own, made)) await people.updateMany({ where: { id: own.id }, data: made });
  return null;
}

/**
 * Keeps how far a family had come, if a fact that says so was removed and other facts of the family remain.
 * @returns what is kept; null where nothing was lost
 */
async function remember(
  strapi: Core.Strapi,
  personKey: string,
  row: PersonRow,
  left: Counted | null,
): Promise<Remembered | null> {
  const isLess =
    left?.leadDay !== row.leadDay ||
    left.bookedDay !== row.bookedDay ||
    left.attendedDay !== row.attendedDay ||
    left.missedDay !== row.missedDay;
  if (!isLess) return null;
  const { rawSource, medium, campaign, form, course, country } = row;
  const noon = (day: string | null) => (day === null ? null : `${day}T12:00:00.000Z`);
  const steps: Remembered = {
    leadAt: row.leadAt === null ? null : new Date(row.leadAt).toISOString(),
    ...{ bookedAt: noon(row.bookedDay), attendedAt: noon(row.attendedDay), missedAt: noon(row.missedDay) },
    ...{ rawSource, medium, campaign, form, course, country },
  };
  await rowsIn(strapi, memoryUid).deleteMany({ where: { personKey } });
  await rowsIn(strapi, memoryUid).create({ data: { personKey, steps } });
  return steps;
}
