import { leastInGroup, type Dimension, type Funnel } from '@lanternway/contracts/insight/staff';
import type { Core } from '@strapi/strapi';
import { fitting, numberOf, readRows, type Period } from './people';

type Choices = Funnel['choices'];

interface Known {
  at: number;
  choices: Promise<Choices>;
}

const freshMs = 60_000;

/** Choices older than this are not shown any more. */
const usableMs = 600_000;

/** The choices that were read last, by the period's days. */
const known = new WeakMap<Core.Strapi, Map<string, Known>>();

/**
 * What the families of a period can be filtered by. It changes seldom, but reading it takes all families of the period. So
 * choices that are a few minutes old are still returned, and read again in the background.
 */
export function choicesOf(strapi: Core.Strapi, period: Period, now = Date.now()): Promise<Choices> {
  const all = known.get(strapi) ?? new Map<string, Known>();
  known.set(strapi, all);
  for (const [days, { at }] of all) if (now - at > usableMs) all.delete(days);
  const days = `${period.from} ${period.to}`;
  const found = all.get(days);
  if (found !== undefined && now - found.at <= freshMs) return found.choices;
  const next = { at: now, choices: readChoices(strapi, period) };
  all.set(days, next);
  next.choices.catch(() => {
    if (all.get(days) === next) all.delete(days);
  });
  return found === undefined ? next.choices : found.choices;
}

const mostChoices = 100;

/** Read together where there are few values of each; campaigns and pages are many. */
const together: readonly (readonly Dimension[])[] = [
  ['source', 'form', 'course', 'country', 'heard'],
  ['campaign'],
  ['page'],
];

/** Groups that are too small have no name. */
async function readChoices(strapi: Core.Strapi, { from, to }: Period): Promise<Choices> {
  const choices: Choices = {
    source: [],
    campaign: [],
    page: [],
    form: [],
    course: [],
    country: [],
    heard: [],
  };
  for (const names of together) {
    const rows = await readRows(
      fitting(strapi, {})
        .whereBetween('lead_day', [from, to])
        .groupBy([...names])
        .select(...names)
        .count({ families: '*' }),
    );
    for (const name of names) choices[name] = namesIn(rows, name);
  }
  return choices;
}

function namesIn(rows: readonly Record<string, unknown>[], name: Dimension): string[] {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const value = row[name];
    if (typeof value === 'string') counts.set(value, (counts.get(value) ?? 0) + numberOf(row['families']));
  }
  const large = [...counts].filter(([, count]) => count >= leastInGroup).map(([value]) => value);
  return large.sort((a, b) => a.localeCompare(b, 'en')).slice(0, mostChoices);
}
