import {
  closedToChanges,
  timesUsedUp,
  tooLateToChange,
  undoIsOver,
  type WayToChange,
} from '@lanternway/contracts/classes/own-class';
import { kindOfCourse, type WantedTime } from '@lanternway/contracts/classes/site';
import {
  classPlacesOf,
  classTimetableOf,
  type BookedPlace,
  type ClassPlaces,
} from '@lanternway/server-kit/platform';
import type { Core } from '@strapi/strapi';
import { refuse, storeClass } from '../classes/classes';
import type { Decision } from '../items/change-item';
import type { FreeClassRow } from '../items/kinds';
import { isFollowUp, toStatus } from '../items/status';
import { fullWhen } from '../items/when';
import { agreedOf, changeOwnClass, Refusal, type Ended } from './change';
import { levelOf } from '../classes/teacher';
import { openClass, wayToChange, type Opened } from './opened';

const sentences: Record<Exclude<WayToChange, 'free'>, string> = {
  late: tooLateToChange,
  used: timesUsedUp,
  person: closedToChanges,
};

/** How the class comes by its time: by a hold, or from its own teacher in exchange for the old time. */
type Way = { hold: string } | { keeps: NonNullable<Awaited<ReturnType<ClassPlaces['keeping']>>> };

/**
 * Gives the class another time. The new time is held first, so that the parent keeps the old one until both are exchanged.
 * A new time that only the class itself blocks cannot be held: the class then gives up its old time and takes the new one in
 * the same transaction (F3), and keeps the old time if that fails.
 */
export async function moveOwnClass(
  strapi: Core.Strapi,
  enquiryId: string,
  sequence: number,
  wanted: Pick<WantedTime, 'at' | 'zone' | 'hold'>,
): Promise<Ended> {
  const opened = await openClass(strapi, enquiryId, new Date());
  if (opened === null) return { kind: 'void' };
  const way = await wayToChange(strapi, opened, new Date());
  if (way !== 'free') return { kind: 'refused', sentence: sentences[way] };
  return takeTime(strapi, opened, wanted, async (taken) =>
    changeOwnClass(strapi, enquiryId, sequence, async (now, at) => {
      const still = await wayToChange(strapi, now, at);
      if (still !== 'free') return refuse(sentences[still]);
      return decideTime(strapi, now, taken, at, { ...wanted, moves: (now.held.moves ?? 0) + 1 });
    }),
  );
}

/** Undoes the parent's own cancellation, if the time is still free. The class may get another teacher. */
export async function undoOwnCancel(
  strapi: Core.Strapi,
  enquiryId: string,
  sequence: number,
): Promise<Ended> {
  const opened = await openClass(strapi, enquiryId, new Date());
  if (opened === null) return { kind: 'void' };
  if (!isUndoable(opened, new Date())) return { kind: 'refused', sentence: undoIsOver };
  const wanted = { at: new Date(opened.held.startsAt).toISOString(), zone: opened.held.zone };
  return takeTime(strapi, opened, wanted, async (taken) =>
    changeOwnClass(strapi, enquiryId, sequence, async (now, at) =>
      isUndoable(now, at)
        ? decideTime(strapi, now, taken, at, { ...wanted, moves: now.held.moves ?? 0 })
        : refuse(undoIsOver),
    ),
  );
}

const isUndoable = ({ held: { state, undoUntil } }: Opened, now: Date): boolean =>
  state === 'cancelled' && undoUntil !== null && new Date(undoUntil) > now;

/** Tries the ways to get the time, and gives a hold back if it was made here in vain. */
async function takeTime(
  strapi: Core.Strapi,
  { row }: Opened,
  wanted: Pick<WantedTime, 'at' | 'hold'>,
  change: (way: Way) => Promise<Ended>,
): Promise<Ended> {
  const places = classPlacesOf(strapi);
  const { documentId: enquiryId } = row;
  const place = placeOf(row, wanted.at);
  const isToCome = place.at > new Date();
  const given = wanted.hold ?? null;
  if (given !== null && isToCome) {
    const ended = await change({ hold: given });
    if (ended.kind !== 'taken') return ended;
  }
  const keeps = isToCome ? await places.keeping({ ...place, enquiryId }) : null;
  if (keeps !== null) {
    const ended = await change({ keeps });
    if (ended.kind !== 'taken') return ended;
  }
  const hold = isToCome ? await places.hold(place) : null;
  const ended = hold === null ? ({ kind: 'taken', near: [] } as const) : await change({ hold });
  if (hold !== null && ended.kind !== 'done') await places.release(hold);
  return ended.kind === 'taken' ? { kind: 'taken', near: await places.near(place, enquiryId) } : ended;
}

const placeOf = (row: FreeClassRow, at: string) => ({
  kind: kindOfCourse(row.course),
  level: levelOf(row) ?? 0,
  at: new Date(at),
});

async function decideTime(
  strapi: Core.Strapi,
  { row, held }: Opened,
  way: Way,
  now: Date,
  { at, zone, moves }: { at: string; zone: string; moves: number },
): Promise<Decision> {
  const startsAt = new Date(at);
  const isMove = held.state === 'scheduled';
  const status = row.stage === 'scheduled' ? null : await toStatus(strapi, row, 'scheduled', now);
  const isDone = isFollowUp(row.nextStep);
  const facts = { change: isMove ? 'moved-by-parent' : 'booked', when: fullWhen(startsAt, zone) };
  return {
    kind: 'change',
    data: { ...status?.data, ...(isDone ? { nextStep: null, nextStepAt: null } : {}) },
    events: [
      { what: 'class', facts },
      ...(status?.events ?? []),
      ...(isDone ? [{ what: 'next-step' as const, facts: {} }] : []),
    ],
    alsoWrite: async () => {
      const place = await exchange(strapi, row, way, startsAt);
      if (place === null) throw new Refusal({ kind: 'taken', near: [] });
      const agreed = { ...agreedOf(held), startsAt, zone, minutes: place.minutes, link: null };
      await storeClass(strapi, row, isMove ? 'moved' : 'scheduled', agreed, false, { moves });
    },
  };
}

/** Gives up the old time and takes the new one. Null where that has gone: the transaction must then be rolled back. */
async function exchange(
  strapi: Core.Strapi,
  { documentId: enquiryId, course }: FreeClassRow,
  way: Way,
  at: Date,
): Promise<BookedPlace | null> {
  const places = classPlacesOf(strapi);
  const kind = kindOfCourse(course);
  if ('keeps' in way) {
    const isTaken = await classTimetableOf(strapi).exchange({ ...way.keeps, kind, at, enquiryId });
    return isTaken ? places.find(enquiryId) : null;
  }
  // The old place is given back first, as an enquiry can have only one.
  await places.giveBack(enquiryId);
  return places.book({ hold: way.hold, kind, at, enquiryId });
}
