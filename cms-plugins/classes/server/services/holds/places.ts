import { readyThings } from '@lanternway/contracts/classes/staff';
import { rowsIn } from '@lanternway/server-kit/db/table';
import type { BookedPlace, ClassPlaces } from '@lanternway/server-kit/platform';
import type { Core } from '@strapi/strapi';
import { kindUid } from '../../content-types/kind';
import { sessionUid } from '../../content-types/session';
import { teacherUid } from '../../content-types/teacher';
import { entryNames, entryPortrait } from '../calendar/entry-names';
import { timesListOf } from '../calendar/list-times';
import { ownOnly, timesWithoutOwn } from '../calendar/own-times';
import { freeBooked, releaseHold } from './give-back';
import { findNear, holdTime } from './hold';
import { otherTimesReply } from './offered';

/** The places of children in classes, for those who book them. */
export function places({ strapi }: { strapi: Core.Strapi }): ClassPlaces {
  const sessions = rowsIn(strapi, sessionUid);

  return {
    async hold(wanted) {
      const result = await holdTime(strapi, { ...wanted, address: null }, new Date());
      return result.kind === 'held' ? result.hold : null;
    },

    release: (hold) => releaseHold(strapi, hold),

    near: (wanted, enquiryId) => findNear(strapi, wanted, enquiryId),

    others: (own) => otherTimesReply(strapi, own, new Date()),

    async keeping({ at, ...own }) {
      const found = await timesWithoutOwn(strapi, own, new Date());
      if (found?.times.includes(at.getTime()) !== true) return null;
      const { times } = await timesListOf(strapi).of(own.kind, own.level);
      if (!ownOnly(found, times).includes(at.getTime())) return null;
      return { teacherKey: found.teacherKey, minutes: found.minutes };
    },

    async book({ hold, kind, at, enquiryId }) {
      const { count } = await sessions.updateMany({
        where: { holdKey: hold, state: 'held', kind, startsAt: at },
        data: {
          state: 'booked',
          enquiryId,
          activeKey: enquiryId,
          holdKey: null,
          holdUntil: null,
          heldBy: null,
        },
      });
      return count === 0 ? null : findPlace(strapi, enquiryId);
    },

    find: (enquiryId) => findPlace(strapi, enquiryId),

    giveBack: (enquiryId) => freeBooked(strapi, enquiryId),

    portrait: (teacherKey) => entryPortrait(strapi, teacherKey),

    async haveReady(key) {
      const kind = await rowsIn(strapi, kindUid).findOne({ select: ['ready'], where: { key } });
      return readyThings(kind?.ready ?? '');
    },

    async forget(enquiryIds) {
      for (const enquiryId of enquiryIds) await freeBooked(strapi, enquiryId);
      const where = { enquiryId: { $in: [...enquiryIds] } };
      await sessions.deleteMany({ where });
    },
  };
}

async function findPlace(strapi: Core.Strapi, enquiryId: string): Promise<BookedPlace | null> {
  const found = await rowsIn(strapi, sessionUid).findOne({ where: { activeKey: enquiryId } });
  if (found === null) return null;
  const teacher = await rowsIn(strapi, teacherUid).findOne({
    select: ['roomUrl'],
    where: { teacherKey: found.teacherKey },
  });
  return {
    startsAt: new Date(found.startsAt),
    minutes: found.minutes,
    teacherKey: found.teacherKey,
    teacher: (await entryNames(strapi, [found.teacherKey])).get(found.teacherKey) ?? null,
    room: teacher?.roomUrl ?? null,
  };
}
