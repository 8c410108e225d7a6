import { randomUUID } from 'node:crypto';
import { rowsIn, type Time } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import { openingUid } from '../../content-types/opening';
import { cellMs } from '../calendar/cells';

const minute = 60_000;

/** The most rows of one statement: SQLite and PostgreSQL both limit the number of its values. */
const most = 100;

export interface NewOpening {
  /** Null: of everybody. */
  teacherKey: string | null;
  startsFrom: Date;
  startsBefore: Date;
  heldSince: Date | null;
}

/** Notes times that come free, in the caller's transaction. */
export async function noteOpenings(strapi: Core.Strapi, openings: readonly NewOpening[]): Promise<void> {
  for (let begin = 0; begin < openings.length; begin += most) {
    await rowsIn(strapi, openingUid).createMany({
      data: openings.slice(begin, begin + most).map((each) => ({ documentId: randomUUID(), ...each })),
    });
  }
}

interface Freed {
  teacherKey: string;
  startsAt: Time;
  minutes: number;
  pause: number;
  /** For a hold that was never booked. */
  heldSince: Time | null;
}

/** The starts that a removed class makes possible: also earlier and later ones that would have touched its quarter hours. */
export function openingOf({ teacherKey, startsAt, minutes, pause, heldSince }: Freed): NewOpening {
  const start = new Date(startsAt).getTime();
  const length = (minutes + pause) * minute;
  return {
    teacherKey,
    startsFrom: new Date(start - length + cellMs),
    startsBefore: new Date(start + length),
    heldSince: heldSince === null ? null : new Date(heldSince),
  };
}
