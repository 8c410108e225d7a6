import type { Core } from '@strapi/strapi';
import type { Period } from './slots';

/** A class that a teacher gives. */
export interface Taken {
  kind: string;
  startsAt: number;
  minutes: number;
  pause: number;
  /** How many places in it are held or booked. */
  children: number;
}

/** The classes of one teacher. */
export interface Given {
  /** Those that reach into the period. */
  classes: Taken[];
  /** How many begin in the longer period in which they are counted. */
  counted: number;
}

interface Further {
  /** The document id of an enquiry whose place is left out. */
  besides?: string | undefined;
  /** A period around the other one. */
  counted?: Period;
}

/** Classes are read this long before and after the period: they are counted by whole days, on any teacher's clock. */
const around = 26 * 60 * 60_000;

/** SQL for all places in a teacher's classes as one text. */
const places = `string_agg(cast(starts_at as text) || '|' || minutes || '|' || pause || '|' || kind, ',')`;

/**
 * The classes that these teachers give. A full month of many teachers is tens of thousands of rows, and passing a row from
 * the database costs far more than finding it. So the database joins the rows of a teacher into one text. The quarter hours
 * need not be read: they follow from the beginning and length of a class.
 */
export async function readTaken(
  strapi: Core.Strapi,
  keys: readonly string[],
  { from, until }: Period,
  { besides, counted }: Further,
): Promise<Map<string, Given>> {
  if (keys.length === 0) return new Map();
  const { connection } = strapi.db;
  const near = [new Date(from - around), new Date(until + around)] as const;
  const found = strapi.db
    .getConnection('classes_sessions')
    .select('teacher_key')
    .whereIn('teacher_key', keys)
    .whereIn('state', ['held', 'booked'])
    .groupBy('teacher_key');
  if (counted === undefined)
    void found.select(connection.raw(`${places} as places`)).whereBetween('starts_at', near);
  // Children who share a class begin at the same time.
  else
    void found
      .select(connection.raw('count(distinct starts_at) as counted'))
      .select(connection.raw(`${places} filter (where starts_at between ? and ?) as places`, near))
      .whereBetween('starts_at', [new Date(counted.from), new Date(counted.until)]);
  if (besides !== undefined)
    void found.where((which) => void which.whereNull('active_key').orWhereNot('active_key', besides));
  const rows: TakenRow[] = await found;
  return new Map(
    rows.map((row) => [
      row.teacher_key,
      { classes: row.places === null ? [] : classesOf(row.places), counted: Number(row.counted ?? 0) },
    ]),
  );
}

interface TakenRow {
  teacher_key: string;
  places: string | null;
  counted?: number | string;
}

/** Children who share a class begin at the same time, and no teacher gives two classes at once. */
function classesOf(places: string): Taken[] {
  const classes = new Map<string, Taken>();
  for (const place of places.split(',')) {
    const known = classes.get(place);
    if (known !== undefined) {
      known.children += 1;
      continue;
    }
    const [at = '', minutes, pause, kind = ''] = place.split('|');
    classes.set(place, {
      kind,
      startsAt: momentOf(at),
      minutes: Number(minutes),
      pause: Number(pause),
      children: 1,
    });
  }
  return [...classes.values()];
}

/** SQLite stores a moment as a number. PostgreSQL stores the time on this process's clock, as its driver sends it. */
const momentOf = (kept: string): number =>
  /^\d+$/.test(kept) ? Number(kept) : new Date(kept.replace(' ', 'T')).getTime();
