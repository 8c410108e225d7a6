import type { CountedEvent } from '@lanternway/contracts/insight/visits';
import type { Transaction } from '@lanternway/server-kit/db/claim';
import type { Core } from '@strapi/strapi';
import { countedBy, dayCountsTable, visitsTable } from '../../content-types/visits';
import type { Part } from './gathered';
import type { Origin } from './read-beacon';

type CountRow = Record<Exclude<(typeof countedBy)[number], 'event'>, string> & {
  event: CountedEvent;
  n: number;
};

/** Keeps a statement short enough for any database. */
const rowsAtOnce = 500;

/**
 * Adds what visits did to the counts of their days, in one transaction: all or nothing. A visit is counted by the server
 * that writes it first, and all its events get the origin that was written then.
 */
export async function writeParts(strapi: Core.Strapi, parts: readonly Part[]): Promise<void> {
  if (parts.length === 0) return;
  // Always in the same order, so that servers that lock several rows never wait for each other in a ring.
  const sorted = [...parts].sort((a, b) => compare(a.visitKey, b.visitKey));
  await strapi.db.transaction(async ({ trx }) => {
    const begun = new Set<string>();
    for (const some of chunks(sorted)) for (const key of await insertVisits(trx, some)) begun.add(key);
    const origins = await readOrigins(
      trx,
      sorted.filter(({ visitKey }) => !begun.has(visitKey)).map(({ visitKey }) => visitKey),
    );
    await addCounts(trx, countsOf(sorted, begun, origins));
  });
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function* chunks<Item>(items: readonly Item[]): Generator<Item[]> {
  for (let from = 0; from < items.length; from += rowsAtOnce) yield items.slice(from, from + rowsAtOnce);
}

/** @returns the keys of those that nobody had written */
async function insertVisits(trx: Transaction, parts: readonly Part[]): Promise<string[]> {
  const rows = parts.map(({ visitKey, day, firstPath, origin }) => ({
    visit_key: visitKey,
    day,
    first_path: firstPath,
    ...origin,
  }));
  const added: { visit_key: string }[] = await trx(visitsTable)
    .insert(rows)
    .onConflict('visit_key')
    .ignore()
    .returning('visit_key');
  return added.map((row) => row.visit_key);
}

async function readOrigins(trx: Transaction, keys: readonly string[]): Promise<Map<string, Origin>> {
  const origins = new Map<string, Origin>();
  for (const some of chunks(keys)) {
    const rows: (Origin & { visit_key: string })[] = await trx(visitsTable)
      .whereIn('visit_key', some)
      .select('visit_key', 'source', 'medium', 'campaign');
    for (const { visit_key, ...origin } of rows) origins.set(visit_key, origin);
  }
  return origins;
}

function countsOf(
  parts: readonly Part[],
  begun: ReadonlySet<string>,
  origins: ReadonlyMap<string, Origin>,
): CountRow[] {
  const rows = new Map<string, CountRow>();
  for (const { visitKey, day, country, device, firstPath, origin, counts } of parts) {
    const ofVisit = { day, ...(origins.get(visitKey) ?? origin), country, device };
    const add = (path: string, event: CountedEvent, n: number) => {
      const row = { ...ofVisit, path, event, n };
      const key = JSON.stringify(countedBy.map((column) => row[column]));
      rows.set(key, { ...row, n: n + (rows.get(key)?.n ?? 0) });
    };
    if (begun.has(visitKey)) add(firstPath, 'visit', 1);
    for (const [path, events] of counts) for (const [event, n] of events) add(path, event, n);
  }
  return [...rows].sort(([a], [b]) => compare(a, b)).map(([, row]) => row);
}

async function addCounts(trx: Transaction, rows: readonly CountRow[]): Promise<void> {
  const columns = [...countedBy, 'n'] as const;
  const places = `(${columns.map(() => '?').join(', ')})`;
  for (const some of chunks(rows)) {
    await trx.raw(
      `insert into ${dayCountsTable} (${columns.join(', ')}) values ${some.map(() => places).join(', ')}
      on conflict (${countedBy.join(', ')}) do update set n = ${dayCountsTable}.n + excluded.n`,
      some.flatMap((row) => columns.map((column) => row[column])),
    );
  }
}
