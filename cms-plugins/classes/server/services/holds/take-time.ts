import { randomBytes } from 'node:crypto';
import type { Transaction } from '@lanternway/server-kit/db/claim';
import type { Core } from '@strapi/strapi';
import type { Kind } from '../calendar/kind-rules';
import type { Period } from '../calendar/slots';
import { takePlace } from './take-place';

interface Wanted {
  kind: Kind;
  teacherKey: string;
  at: Date;
  heldBy: string | null;
  now: Date;
  /** The day on the teacher's clock, in which they give only so many classes. */
  day: Period;
}

/** Ends the transaction: somebody else has the time. */
class Taken extends Error {}

const minute = 60_000;

/**
 * Takes a time of one teacher, for as long as a hold lasts. Null if they are no longer free. The unique key of the quarter
 * hours decides, so that two classes can never have the same time.
 */
export async function takeTime(
  strapi: Core.Strapi,
  wanted: Wanted,
): Promise<{ hold: string; until: Date } | null> {
  try {
    return await strapi.db.transaction(async ({ trx }) => {
      const { kind, teacherKey, at, heldBy, now, day } = wanted;
      const asked = { teacherKey, at, minutes: kind.minutes, now };
      const may = await mayTeach(strapi, trx, { ...asked, limit: { classes: kind.perTeacherDay, day } });
      if (may === 'no') throw new Taken();
      const place = await takePlace(strapi, trx, { ...asked, kind, mayBegin: may === 'yes' });
      if (place === null) throw new Taken();
      const hold = randomBytes(18).toString('base64url');
      const until = new Date(now.getTime() + kind.holdMinutes * minute);
      const held = {
        ...{ document_id: place.documentId, class_key: place.classKey, place: place.place },
        ...{
          kind: kind.key,
          teacher_key: teacherKey,
          starts_at: at,
          minutes: kind.minutes,
          pause: kind.pause,
        },
        ...{ state: 'held', hold_key: hold, hold_until: until, held_since: now, held_by: heldBy },
        ...{ created_at: now, updated_at: now, published_at: now },
      };
      await strapi.db.getConnection('classes_sessions').insert(held).transacting(trx);
      return { hold, until };
    });
  } catch (error) {
    if (error instanceof Taken) return null;
    throw error;
  }
}

interface Asked {
  teacherKey: string;
  at: Date;
  minutes: number;
  now: Date;
  /** The most classes that they give in this day. Staff may go beyond. */
  limit?: { classes: number; day: Period };
}

/**
 * Checks what may have changed since the list of free times was made. 'full': the teacher may begin no other class that day.
 * 'no': the teacher is away, or no longer active. The teacher's row is changed first. Adding a day off, or another
 * class of that day, changes it too, so that one of the two sees the other.
 */
export async function mayTeach(
  strapi: Core.Strapi,
  trx: Transaction,
  { teacherKey, at, minutes, now, limit }: Asked,
): Promise<'yes' | 'full' | 'no'> {
  const count: number = await strapi.db
    .getConnection('classes_teachers_hours')
    .where({ teacher_key: teacherKey, is_active: true })
    .update({ last_held_at: now })
    .transacting(trx);
  if (count === 0) return 'no';
  const away = strapi.db
    .getConnection('classes_exceptions')
    .count('id')
    .where('what', 'off')
    .where('starts_at', '<', new Date(at.getTime() + minutes * minute))
    .where('ends_at', '>', at)
    .where((whose) => void whose.where('teacher_key', teacherKey).orWhereNull('teacher_key'));
  const day = limit?.day ?? { from: 0, until: 0 };
  const classes = strapi.db
    .getConnection('classes_sessions')
    // Children who share a class count as one class.
    .countDistinct(strapi.db.connection.raw('coalesce(class_key, document_id)'))
    .where('teacher_key', teacherKey)
    .whereIn('state', ['held', 'booked'])
    .where('starts_at', '>=', new Date(day.from))
    .where('starts_at', '<', new Date(day.until));
  const [found]: { away: number | string; classes: number | string }[] = await strapi.db.connection
    .select(away.as('away'), classes.as('classes'))
    .transacting(trx);
  if (found === undefined || Number(found.away) > 0) return 'no';
  return limit === undefined || Number(found.classes) < limit.classes ? 'yes' : 'full';
}
