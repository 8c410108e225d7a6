import type { VisitGroup, VisitGrouping, VisitQuery } from '@lanternway/contracts/insight/visits-staff';
import { csvStream } from '@lanternway/server-kit/csv-stream';
import type { Core } from '@strapi/strapi';
import type { Transform } from 'node:stream';
import { reportVisits } from './report';

const groupingTitles: Record<VisitGrouping, string> = {
  path: 'Page',
  source: 'Source',
  campaign: 'Campaign',
  country: 'Country',
  device: 'Device',
};

const columns: readonly (readonly [title: string, read: (group: VisitGroup) => number])[] = [
  ['Visits', ({ visits }) => visits],
  ['Views', ({ views }) => views],
  ['Forms opened', ({ formsOpened }) => formsOpened],
  ['Forms refused', ({ formsFailed }) => formsFailed],
  ['Forms sent', ({ formsSent }) => formsSent],
  ['Plans chosen', ({ plansChosen }) => plansChosen],
  ['Checkouts opened', ({ checkoutsOpened }) => checkoutsOpened],
];

/** The groups of a report as a file. */
export async function exportVisitGroups(
  strapi: Core.Strapi,
  query: VisitQuery,
  now: Date,
): Promise<{ name: string; stream: Transform }> {
  const { groups } = await reportVisits(strapi, query, now);
  const titles = [groupingTitles[query.by], ...columns.map(([title]) => title)];
  return { name: `visits-${query.from}-${query.to}.csv`, stream: csvStream(titles, rowsOf(groups)) };
}

async function* rowsOf(groups: readonly VisitGroup[]): AsyncGenerator<string[]> {
  for (const group of groups) yield [nameOf(group), ...columns.map(([, read]) => String(read(group)))];
}

function nameOf({ name }: VisitGroup): string {
  if (name === null) return 'Others';
  return name === '' ? 'Not known' : name;
}
