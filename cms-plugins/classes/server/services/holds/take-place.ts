import { randomUUID } from 'node:crypto';
import type { Transaction } from '@lanternway/server-kit/db/claim';
import type { Core } from '@strapi/strapi';
import { cellsOf } from '../calendar/cells';
import { capacityOf, type Kind } from '../calendar/kind-rules';

interface Wanted {
  kind: Kind;
  teacherKey: string;
  at: Date;
  minutes: number;
  now: Date;
  /** Whether the teacher may begin another class that day. */
  mayBegin: boolean;
}

/** As a session keeps it. */
export interface Place {
  documentId: string;
  classKey: string;
  place: number;
}

/**
 * Takes a place in a class of this kind that begins then, or else in a new class (BK4). Null if the teacher is not free: the
 * caller must then roll back its transaction. That transaction must have changed the teacher's row before.
 */
export async function takePlace(
  strapi: Core.Strapi,
  trx: Transaction,
  wanted: Wanted,
): Promise<Place | null> {
  const joined = capacityOf(wanted.kind) === 1 ? null : await joinClass(strapi, trx, wanted);
  if (joined !== null || !wanted.mayBegin) return joined;
  // Also used as document id: a server of the previous version knows no class key, and frees quarter hours by document id.
  const classKey = randomUUID();
  return (await takeCells(strapi, trx, classKey, wanted))
    ? { documentId: classKey, classKey, place: 1 }
    : null;
}

/** Keeps others from joining this class or freeing its quarter hours until the transaction ends. False if it has none left. */
export async function lockClass(
  strapi: Core.Strapi,
  trx: Transaction,
  classKey: string,
  now: Date,
): Promise<boolean> {
  const count: number = await strapi.db
    .getConnection('classes_busy')
    .where('session_id', classKey)
    .update({ updated_at: now })
    .transacting(trx);
  return count > 0;
}

interface PlaceRow {
  class_key: string | null;
  document_id: string;
  place: number | null;
}

const keyOf = (row: PlaceRow): string => row.class_key ?? row.document_id;

async function joinClass(
  strapi: Core.Strapi,
  trx: Transaction,
  { kind, teacherKey, at, minutes, now }: Wanted,
): Promise<Place | null> {
  const read = async (): Promise<PlaceRow[]> =>
    strapi.db
      .getConnection('classes_sessions')
      .select('class_key', 'document_id', 'place')
      .where({ teacher_key: teacherKey, kind: kind.key, starts_at: at, minutes })
      .whereIn('state', ['held', 'booked'])
      .transacting(trx);
  const [found] = await read();
  if (found === undefined) return null;
  const classKey = keyOf(found);
  if (!(await lockClass(strapi, trx, classKey, now))) return null;
  // Somebody may have left the class before it was locked, so it is read once more.
  const taken = (await read()).filter((row) => keyOf(row) === classKey).map(({ place }) => place ?? 1);
  const places = Array.from({ length: capacityOf(kind) }, (_, index) => index + 1);
  const place = places.find((each) => !taken.includes(each));
  return taken.length === 0 || place === undefined ? null : { documentId: randomUUID(), classKey, place };
}

/** Writes the quarter hours of a class. False where the teacher is not free. */
async function takeCells(
  strapi: Core.Strapi,
  trx: Transaction,
  classKey: string,
  { kind, teacherKey, at, minutes, now }: Wanted,
): Promise<boolean> {
  const cells = cellsOf(at.getTime(), minutes + kind.pause);
  const rows = cells.map((cell) => ({
    ...{ document_id: randomUUID(), teacher_key: teacherKey, cell, session_id: classKey },
    ...{ created_at: now, updated_at: now, published_at: now },
  }));
  const taken: unknown[] = await strapi.db
    .getConnection('classes_busy')
    .insert(rows)
    .onConflict(['teacher_key', 'cell'])
    .ignore()
    .returning('cell')
    .transacting(trx);
  return taken.length === cells.length;
}
