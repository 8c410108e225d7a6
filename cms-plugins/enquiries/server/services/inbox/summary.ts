import type { Core } from '@strapi/strapi';
import type { EnquiryKind } from '@lanternway/contracts/enquiries/site';
import type { InboxFilter, Summary } from '@lanternway/contracts/enquiries/staff';
import { daysFrom, zoneOf } from '../items/days';
import { readSettings } from '../items/settings';
import { stateOfDesk } from '../items/working-hours';
import { countFitting, fitting, type Look, type Place } from './query';
import { readPlaces, toInboxRows } from './rows';

const open: InboxFilter = { folder: 'open' };
const suspect: InboxFilter = { folder: 'suspect' };

const maxWaiting = 5;

/** How much there is to do, counted over the indexes, and whether the desk works now. */
export async function readSummary(
  strapi: Core.Strapi,
  zone: string | undefined,
  look: Look,
): Promise<Summary> {
  const counted = await countOpen(strapi, zone, look);
  const total = (name: keyof Omit<Counted, 'kind' | 'oldest'>) =>
    counted.reduce((sum, row) => sum + Number(row[name]), 0);
  const newOf = (kind: EnquiryKind) => Number(counted.find((row) => row.kind === kind)?.fresh ?? 0);
  const waiting = await readPlaces(strapi, await findWaiting(strapi, look));
  const { hours } = await readSettings(strapi);
  const { isOpen, until } = stateOfDesk(look.now, hours);
  return {
    newByKind: { 'free-class': newOf('free-class'), contact: newOf('contact'), career: newOf('career') },
    open: total('open'),
    late: total('late'),
    soon: total('soon'),
    waitingSince: earliestOf(counted),
    overdue: total('overdue'),
    toDo: total('to_do'),
    dueToday: total('due_today'),
    mine: total('mine'),
    suspect: await countFitting(strapi.db.connection, suspect, look),
    hours: { isOpen, until: until.toISOString(), zone: hours.zone },
    waiting: await toInboxRows(strapi, waiting, look.now),
  };
}

/** All that are open, and those of them that are past their time to reply. */
export async function countOpenAndLate(
  strapi: Core.Strapi,
  look: Look,
): Promise<{ open: number; late: number }> {
  const counted = await countOpen(strapi, undefined, look);
  const total = (name: 'open' | 'late') => counted.reduce((sum, row) => sum + Number(row[name]), 0);
  return { open: total('open'), late: total('late') };
}

const hourMs = 3_600_000;

function earliestOf(counted: readonly Counted[]): string | null {
  const times = counted.flatMap(({ oldest }) => (oldest === null ? [] : [new Date(oldest).getTime()]));
  return times.length === 0 ? null : new Date(Math.min(...times)).toISOString();
}

/** Those that are due first. */
async function findWaiting(strapi: Core.Strapi, look: Look): Promise<Place[]> {
  const knex = strapi.db.connection;
  const rows = fitting(knex, open, look);
  if (rows === null) return [];
  return (await knex
    .from(rows.as('fitting'))
    .select('kind', 'id')
    .whereNotNull('due')
    .orderByRaw('due, received_at, kind, id')
    .limit(maxWaiting)) as Place[];
}

async function countOpen(strapi: Core.Strapi, zone: string | undefined, look: Look): Promise<Counted[]> {
  const knex = strapi.db.connection;
  const { now, staffId } = look;
  const rows = fitting(knex, open, look);
  if (rows === null) return [];
  const today = daysFrom(now, 1, zoneOf(zone));
  const sum = (condition: string, values: (Date | number)[], name: string) =>
    knex.raw(`sum(case when ${condition} then 1 else 0 end) as ${name}`, values);
  return (await knex
    .from(rows.as('fitting'))
    .select(
      'kind',
      knex.raw('count(*) as open'),
      knex.raw(`min(case when stage = 'new' then received_at end) as oldest`),
      sum('due < ?', [now], 'late'),
      sum('due >= ? and due < ?', [now, new Date(now.getTime() + hourMs)], 'soon'),
      sum(`stage = 'new'`, [], 'fresh'),
      sum('next_step_at < ?', [now], 'overdue'),
      sum(`stage = 'new' or next_step_at < ?`, [now], 'to_do'),
      sum('next_step_at >= ? and next_step_at < ?', [today.from, today.to], 'due_today'),
      sum('owner_id = ?', [staffId], 'mine'),
    )
    .groupBy('kind')) as Counted[];
}

interface Counted {
  kind: EnquiryKind;
  open: unknown;
  late: unknown;
  soon: unknown;
  /** As the database has it: a number in SQLite. */
  oldest: string | number | Date | null;
  fresh: unknown;
  overdue: unknown;
  to_do: unknown;
  due_today: unknown;
  mine: unknown;
}
