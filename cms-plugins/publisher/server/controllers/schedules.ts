import {
  addSchedule as addEndpoint,
  cancelSchedule as cancelEndpoint,
  listSchedules as listEndpoint,
} from '@lanternway/contracts/publishing/staff-calls';
import { publishingPermissions } from '@lanternway/contracts/publishing/staff';
import { NotAllowedError, documentIdOf, staffRoute } from '@lanternway/server-kit/http/staff-endpoint';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { scheduleSentences } from '../services/schedules/labels';
import {
  addSchedule,
  canBeScheduled,
  cancelSchedule,
  findSchedule,
  listSchedules,
} from '../services/schedules/schedules';
import { scheduleRow, scheduleRows } from '../services/staff/rows';
import { mayWith } from './rights';

/** Lists what is planned, plans and cancels. */
export function schedules(strapi: Core.Strapi) {
  /** A person who may not publish such an entry by hand may not have it published later. */
  function mustBeAllowed(
    may: Parameters<typeof mayWith>[0],
    { uid, action }: { uid: string; action: string },
  ): void {
    const isAllowed = mayWith(may, 'publish', uid) && (action !== 'prices' || mayWith(may, 'update', uid));
    // What nobody can plan is not refused here: its answer comes later and says why.
    if (!isAllowed && canBeScheduled(strapi, uid)) throw new NotAllowedError(scheduleSentences.notAllowed);
  }

  return [
    staffRoute(listEndpoint, async ({ may }) => {
      const found = await listSchedules(strapi);
      return scheduleRows(
        strapi,
        found.filter(({ uid }) => mayWith(may, 'publish', uid)),
      );
    }),

    staffRoute(addEndpoint, async ({ request, staff, may }) => {
      mustBeAllowed(may, request);
      return scheduleRow(
        strapi,
        await addSchedule(strapi, request, { ...staff, mayAlone: may(publishingPermissions.publishAlone) }),
      );
    }),

    staffRoute(cancelEndpoint, async ({ params, staff, may }) => {
      const id = documentIdOf(params.id, scheduleSentences.missing);
      const found = await findSchedule(strapi, id);
      if (found === null) throw new errors.NotFoundError(scheduleSentences.missing);
      mustBeAllowed(may, found);
      return scheduleRow(strapi, await cancelSchedule(strapi, id, staff));
    }),
  ];
}
