import { sentenceOfLine } from '@lanternway/contracts/audit/sentence';
import type { Line, LineFilter } from '@lanternway/contracts/audit/staff';
import { csvStream } from '@lanternway/server-kit/csv-stream';
import type { Core } from '@strapi/strapi';
import type { Transform } from 'node:stream';
import { fitting, latestFirst, wantedBy } from './found';
import { writtenRoles } from './roles';
import { showLines } from './shown';

const columns: readonly (readonly [title: string, read: (line: Line) => string | null])[] = [
  ['When', ({ at }) => `${at.slice(0, 19).replace('T', ' ')} UTC`],
  ['Who', ({ actorName }) => actorName],
  ['Role', ({ actorRole }) => actorRole],
  ['What', sentenceOfLine],
  ['Reason', ({ reason }) => reason],
  ['Via', ({ via }) => via],
  ['Type', ({ uid }) => uid],
  ['Id', ({ documentId }) => documentId],
];

const most = 100_000;
const atATime = 500;

/** The lines that fit as a file, the latest first. */
export async function exportLines(
  strapi: Core.Strapi,
  filter: LineFilter,
  now: Date,
): Promise<{ name: string; stream: Transform }> {
  const wanted = wantedBy(filter, await writtenRoles(strapi));
  const found: { id: number }[] = await latestFirst(fitting(strapi, wanted)).select('id').limit(most);
  const titles = columns.map(([title]) => title);
  const ids = found.map(({ id }) => id);
  return {
    name: `what-happened-${now.toISOString().slice(0, 10)}.csv`,
    stream: csvStream(titles, cells(strapi, ids)),
  };
}

async function* cells(strapi: Core.Strapi, ids: readonly number[]): AsyncGenerator<string[]> {
  for (let start = 0; start < ids.length; start += atATime)
    for (const line of await showLines(strapi, ids.slice(start, start + atATime)))
      yield columns.map(([, read]) => read(line) ?? '');
}
