import type { Core } from '@strapi/strapi';
import { choicesOf } from './choices';

interface Family {
  source: string;
  campaign: string | null;
  families: number;
}

/** A table that gives these rows to every question; it counts the questions. */
function tableOf(rows: Family[]) {
  const asked = { times: 0 };
  const query = {
    whereBetween: () => query,
    groupBy: () => query,
    select: () => query,
    count: () => {
      asked.times += 1;
      return Promise.resolve([...rows]);
    },
  };
  return { strapi: { db: { connection: () => query } } as unknown as Core.Strapi, asked };
}

const period = { from: '2026-01-01', to: '2026-12-31' };
const at = Date.parse('2026-11-26T10:00:00Z');
const minutes = (count: number) => at + count * 60_000;

it('names only groups that are large enough, in the order of the alphabet', async () => {
  const { strapi } = tableOf([
    { source: 'YouTube', campaign: 'spring', families: 3 },
    { source: 'Google', campaign: null, families: 40 },
    { source: 'YouTube', campaign: 'diwali', families: 2 },
    { source: 'fair', campaign: 'diwali', families: 4 },
  ]);
  const { source, campaign, page } = await choicesOf(strapi, period, at);
  expect(source).toEqual(['Google', 'YouTube']);
  expect(campaign).toEqual(['diwali']);
  expect(page).toEqual([]);
});

it('shows for some minutes what was read before, and reads it again behind that', async () => {
  const rows: Family[] = [{ source: 'Google', campaign: null, families: 9 }];
  const { strapi, asked } = tableOf(rows);
  const sources = async (now: number) => (await choicesOf(strapi, period, now)).source;
  expect(await sources(at)).toEqual(['Google']);
  rows.push({ source: 'fair', campaign: null, families: 9 });
  expect(await sources(minutes(1))).toEqual(['Google']);
  expect(asked.times).toBe(3);
  // Nobody waits for what is read now.
  expect(await sources(minutes(2))).toEqual(['Google']);
  expect(await sources(minutes(2))).toEqual(['fair', 'Google']);
  expect(asked.times).toBe(6);
});

it('is read again if it is too old to be shown', async () => {
  const rows: Family[] = [{ source: 'Google', campaign: null, families: 9 }];
  const { strapi } = tableOf(rows);
  await choicesOf(strapi, period, at);
  rows.push({ source: 'fair', campaign: null, families: 9 });
  expect((await choicesOf(strapi, period, minutes(11))).source).toEqual(['fair', 'Google']);
});
