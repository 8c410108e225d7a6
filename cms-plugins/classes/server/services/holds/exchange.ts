import type { ClassKind } from '@lanternway/contracts/classes/site';
import { readRow, rowsIn } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import { kindUid } from '../../content-types/kind';
import { sessionUid } from '../../content-types/session';
import { dropExpired, freeBooked } from './give-back';
import { lockTeachers } from './lock-teachers';
import { takePlace } from './take-place';
import { mayTeach } from './take-time';

export interface GivenPlace {
  enquiryId: string;
  kind: ClassKind;
  teacherKey: string;
  at: Date;
  minutes: number;
}

/**
 * Gives an enquiry this time of this teacher in place of its present one. Its own quarter hours are freed first, so the new
 * time may overlap the old one (F3). False if the teacher has another class then or is away: the caller must then roll back
 * its transaction, and the old time stays.
 */
export async function exchangePlace(strapi: Core.Strapi, given: GivenPlace): Promise<boolean> {
  const { enquiryId, kind: key, teacherKey, at, minutes } = given;
  const now = new Date();
  const rules = await readRow(strapi, kindUid, { key });
  return strapi.db.transaction(async ({ trx }) => {
    const sessions = rowsIn(strapi, sessionUid);
    const own = await sessions.findOne({ where: { activeKey: enquiryId } });
    // Locks both teachers before changing anything: two exchanges in opposite directions then wait in line.
    await lockTeachers(strapi, trx, own === null ? [teacherKey] : [own.teacherKey, teacherKey]);
    // An expired hold still takes its quarter hours until it is dropped.
    while (await dropExpired(strapi, now));
    if ((await mayTeach(strapi, trx, { teacherKey, at, minutes, now })) === 'no') return false;
    if (own !== null) await freeBooked(strapi, enquiryId);
    const place = await takePlace(strapi, trx, { kind: rules, teacherKey, at, minutes, now, mayBegin: true });
    if (place === null) return false;
    await sessions.create({
      data: {
        ...{ kind: key, teacherKey, startsAt: at, minutes, pause: rules.pause },
        ...{ ...place, state: 'booked', enquiryId, activeKey: enquiryId },
      },
    });
    return true;
  });
}
