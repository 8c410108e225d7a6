import {
  addException as addEndpoint,
  previewTimes as previewEndpoint,
  readHours as readEndpoint,
  removeException as removeEndpoint,
  saveTeacher as saveEndpoint,
} from '@lanternway/contracts/classes/staff-calls';
import { classSentences } from '@lanternway/contracts/classes/staff';
import { readInTheWay } from '@lanternway/contracts/classes/staff-away';
import { ConflictError, documentIdOf, invalid, staffRoute } from '@lanternway/server-kit/http/staff-endpoint';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { addException, findInTheWay, removeException } from '../services/staff/exceptions';
import { readHoursPage } from '../services/staff/hours-page';
import { previewOf } from '../services/staff/preview';
import { saveTeacher } from '../services/staff/save-teacher';

/** Teachers' hours, days off, and what parents are offered of them. */
export const hours = (strapi: Core.Strapi) => [
  staffRoute(readEndpoint, () => readHoursPage(strapi, new Date())),

  staffRoute(saveEndpoint, async ({ params, request }) => {
    const saved = await saveTeacher(strapi, documentIdOf(params.key, classSentences.missing), request);
    if (saved === 'missing') throw new errors.NotFoundError(classSentences.missing);
    if (saved === 'stale') throw new ConflictError(classSentences.stale);
    if (saved === 'no-login') throw invalid({ adminUserId: classSentences.noLogin });
    if (saved === 'login-taken') throw invalid({ adminUserId: classSentences.loginTaken });
    return readHoursPage(strapi, new Date());
  }),

  staffRoute(addEndpoint, async ({ request, staff }) => {
    const now = new Date();
    const added = await addException(strapi, request, staff, now);
    if (added.kind === 'missing') throw new errors.NotFoundError(classSentences.missing);
    if (added.kind === 'wrong') throw invalid(added.faults);
    if (added.kind === 'booked') throw new ConflictError(classSentences.booked(added.count));
    return readHoursPage(strapi, now);
  }),

  staffRoute(readInTheWay, async ({ request }) => {
    const found = await findInTheWay(strapi, request, new Date());
    if (found.kind === 'missing') throw new errors.NotFoundError(classSentences.missing);
    if (found.kind === 'wrong') throw invalid(found.faults);
    return found.inTheWay;
  }),

  staffRoute(removeEndpoint, async ({ params }) => {
    const id = documentIdOf(params.id, classSentences.missingException);
    if (!(await removeException(strapi, id))) throw new errors.NotFoundError(classSentences.missingException);
    return readHoursPage(strapi, new Date());
  }),

  staffRoute(previewEndpoint, ({ request: { kind, level, enquiryId } }) =>
    previewOf(strapi, kind, level, new Date(), enquiryId),
  ),
];
