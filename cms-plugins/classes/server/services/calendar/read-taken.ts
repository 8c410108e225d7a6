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

/** Of the days on which the period begins and ends, on any clock, all classes count. */
const around = 26 * 60 * 60_000;

/** One row for each teacher, with all places in all classes as one text. */
const placesOf = `string_agg(cast(starts_at as text) || '|' || minutes || '|' || pause || '|' || kind, ',') as places`;

/**
 * The classes that these teachers give, without the place of the enquiry `besides`. A full month of many teachers is tens of
 * thousands of rows, and passing a row from the database costs far more than finding it. So the database joins those of a
 * teacher into one text. When a class begins says which quarter hours it takes, so these need not be read.
 */
export async function readTaken(
  strapi: Core.Strapi,
  keys: readonly string[],
  { from, until }: Period,
  besides: string | undefined,
): Promise<Map<string, Taken[]>> {
  const found = strapi.db
    .getConnection('classes_sessions')
    .select('teacher_key', strapi.db.connection.raw(placesOf))
    .whereIn('teacher_key', keys)
    .whereIn('state', ['held', 'booked'])
    .whereBetween('starts_at', [new Date(from - around), new Date(until + around)])
    .groupBy('teacher_key');
  if (besides !== undefined)
    void found.where((which) => void which.whereNull('active_key').orWhereNot('active_key', besides));
  const rows: { teacher_key: string; places: string }[] = await found;
  return new Map(rows.map(({ teacher_key: key, places }) => [key, classesOf(places)]));
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

/** SQLite keeps a moment as a number; PostgreSQL as the time on this process's clock, as its driver sends it. */
const momentOf = (kept: string): number =>
  /^\d+$/.test(kept) ? Number(kept) : new Date(kept.replace(' ', 'T')).getTime();
