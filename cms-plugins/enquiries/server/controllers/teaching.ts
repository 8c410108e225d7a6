import * as calls from '@lanternway/contracts/classes/teaching-calls';
import { teachingSentences, type TaughtDay } from '@lanternway/contracts/classes/teaching';
import { ConflictError, documentIdOf, staffRoute } from '@lanternway/server-kit/http/staff-endpoint';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Changed } from '../services/items/change-item';
import { markClass } from '../services/marks/mark';
import { readUnmarked } from '../services/marks/unmarked';
import { readDay } from '../services/teaching/day';
import { writeReport } from '../services/teaching/write-report';
import { mustBeChanged } from './item';

/** A teacher's own classes, and the classes without a mark. */
export function teaching(strapi: Core.Strapi) {
  const day = (adminUserId: number): Promise<TaughtDay> => readDay(strapi, adminUserId, new Date());
  const idOf = (id: string): string => documentIdOf(id, teachingSentences.missing);

  return [
    staffRoute(calls.readDay, ({ staff }) => day(staff.id)),

    staffRoute(calls.markOwnClass, async ({ params, request, staff }) => {
      mustBeDone(await markClass(strapi, idOf(params.id), { by: staff, isTeacher: true }, request));
      return day(staff.id);
    }),

    staffRoute(calls.writeReport, async ({ params, request, staff }) => {
      mustBeDone(await writeReport(strapi, idOf(params.id), staff, request));
      return day(staff.id);
    }),

    staffRoute(calls.readUnmarked, () => readUnmarked(strapi, new Date())),

    staffRoute(calls.markClass, async ({ params, request, staff }) => {
      mustBeDone(await markClass(strapi, idOf(params.id), { by: staff, isTeacher: false }, request));
      return readUnmarked(strapi, new Date());
    }),
  ];
}

/** In the words of the classes; everything else as at the desk. */
function mustBeDone(changed: Changed): void {
  if (changed.kind === 'missing') throw new errors.NotFoundError(teachingSentences.missing);
  if (changed.kind === 'stale') throw new ConflictError(teachingSentences.stale);
  mustBeChanged(changed);
}
