import type { Core } from '@strapi/strapi';
import type * as Leases from './lease';

interface Row {
  name: string;
  holder: string | null;
  until: Date | null;
}

type Condition = Partial<Row> & { $or?: unknown };

/** A table of leases, as far as leases ask it. */
function createTable() {
  const rows: Row[] = [];
  const isFree = ({ holder, until }: Row) => holder === null || until === null || until < new Date();
  const find = ({ name, holder, $or }: Condition) =>
    rows.find(
      (row) =>
        row.name === name &&
        (holder === undefined || row.holder === holder) &&
        ($or === undefined || isFree(row)),
    );
  const query = {
    findOne: ({ where }: { where: Condition }) => Promise.resolve(structuredClone(find(where)) ?? null),
    updateMany({ where, data }: { where: Condition; data: Partial<Row> }) {
      const row = find(where);
      if (row !== undefined) Object.assign(row, data);
      return Promise.resolve({ count: row === undefined ? 0 : 1 });
    },
  };
  const insert = ({ name }: { name: string }) => {
    rows.push({ name, holder: null, until: null });
    return { onConflict: () => ({ ignore: () => ({ execute: () => Promise.resolve() }) }) };
  };
  const strapi = { db: { query: () => query, queryBuilder: () => ({ insert }) } };
  return { strapi: strapi as unknown as Core.Strapi, rows };
}

/** The module as one process has it. Two containers share host and process number: in each, the server is process 1. */
async function startProcess(): Promise<typeof Leases> {
  let leases: typeof Leases | undefined;
  await jest.isolateModulesAsync(async () => {
    leases = await import('./lease');
  });
  if (leases === undefined) throw new Error('It was not loaded.');
  return leases;
}

const table = { uid: 'plugin::any.lease' };

it('is held by one of two processes that share the name of their host and their number', async () => {
  const { strapi } = createTable();
  const [one, other] = [await startProcess(), await startProcess()];
  const held = await one.takeLease(strapi, table, 'builder', 30);
  expect(held).not.toBeNull();
  expect(await other.takeLease(strapi, table, 'builder', 30)).toBeNull();
  if (held !== null) await one.releaseLease(strapi, table, held);
  const next = await other.takeLease(strapi, table, 'builder', 30);
  expect(next?.token).toMatch(/:[\da-f]{24}:\d+$/);
  expect(next?.token).not.toBe(held?.token);
});

it('passes on when its time is over, and who had it writes no more', async () => {
  const { strapi, rows } = createTable();
  const [one, other] = [await startProcess(), await startProcess()];
  const held = await one.takeLease(strapi, table, 'builder', 30);
  for (const row of rows) row.until = new Date(0);
  expect(await other.takeLease(strapi, table, 'builder', 30)).not.toBeNull();
  if (held !== null) expect(await one.keepLease(strapi, table, held, 30)).toBe(false);
});
