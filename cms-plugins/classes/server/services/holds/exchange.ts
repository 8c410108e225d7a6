import { randomUUID } from 'node:crypto';
import type { ClassKind } from '@lanternway/contracts/classes/site';
import { readRow, rowsIn } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import { kindUid } from '../../content-types/kind';
import { sessionUid } from '../../content-types/session';
import { dropExpired, freeBooked } from './give-back';
import { lockTeachers } from './lock-teachers';
import { mayTeach, takeCells } from './take-time';

export interface GivenPlace {
  enquiryId: string;
  kind: ClassKind;
  teacherKey: string;
  at: Date;
  minutes: number;
}

/**
 * Gives an enquiry this time of this teacher in place of the one that it has. Its own quarter hours are given up first, so a new time may
 * overlap the old one (F3). False where the teacher has another class then or is away: the caller's transaction must then be rolled
 * back, and the old time stays.
 */
export async function exchangePlace(strapi: Core.Strapi, given: GivenPlace): Promise<boolean> {
  const { enquiryId, kind: key, teacherKey, at, minutes } = given;
  const now = new Date();
  const { pause } = await readRow(strapi, kindUid, { key });
  return strapi.db.transaction(async ({ trx }) => {
    const sessions = rowsIn(strapi, sessionUid);
    const own = await sessions.findOne({ where: { activeKey: enquiryId } });
    // Both at once, before anything of theirs is changed: two who exchange the other way round wait in line.
    await lockTeachers(strapi, trx, own === null ? [teacherKey] : [own.teacherKey, teacherKey]);
    // A hold that is over still has its quarter hours until it is dropped.
    while (await dropExpired(strapi, now));
    if (!(await mayTeach(strapi, trx, { teacherKey, at, minutes, now }))) return false;
    if (own !== null) await freeBooked(strapi, enquiryId);
    const sessionId = randomUUID();
    await sessions.create({
      data: {
        ...{ documentId: sessionId, kind: key, teacherKey, startsAt: at, minutes, pause },
        ...{ state: 'booked', enquiryId, activeKey: enquiryId },
      },
    });
    return takeCells(strapi, trx, { sessionId, teacherKey, at, minutes: minutes + pause, now });
  });
}
