import { rowsIn } from '@lanternway/server-kit/db/table';
import type { ClassOpenings } from '@lanternway/server-kit/platform';
import type { Core } from '@strapi/strapi';
import { openingUid } from '../../content-types/opening';
import { timesListOf } from '../calendar/list-times';

/** Times that have come free, for those who tell the families that wait for one. */
export function openings({ strapi }: { strapi: Core.Strapi }): ClassOpenings {
  const rows = rowsIn(strapi, openingUid);

  return {
    async next(limit) {
      const found = await rows.findMany({ orderBy: { id: 'asc' }, limit });
      return found.map(({ documentId, teacherKey, startsFrom, startsBefore, heldSince }) => ({
        ...{ id: documentId, teacherKey },
        startsFrom: new Date(startsFrom),
        startsBefore: new Date(startsBefore),
        heldSince: heldSince === null ? null : new Date(heldSince),
      }));
    },

    async settle(ids) {
      const { count } = await rows.deleteMany({ where: { documentId: { $in: [...ids] } } });
      return count === ids.length;
    },

    async freeTimes(kind, level) {
      const { times } = await timesListOf(strapi).of(kind, level);
      return times;
    },
  };
}
