import { number, object } from 'yup';
import { enquiryDetail } from '../enquiries/staff-item.js';
import { deskPermissions } from '../enquiries/staff.js';
import { nothing } from '../wire/endpoint.js';
import { staffEndpoint } from '../wire/staff-endpoint.js';
import { classPermissions } from './staff.js';
import { newMark, newReport, taughtDay, unmarkedPage } from './teaching.js';

/*
 * What a teacher's day asks the server, and the list of missing marks. Class and mark belong to the enquiry, so enquiries
 * answer; only the calls of admissions begin with their name.
 */

const { teach } = classPermissions;
const { read, work } = deskPermissions;

/** One's own classes. */
export const readDay = staffEndpoint({
  method: 'GET',
  path: '/classes/taught',
  permission: teach,
  request: nothing,
  reply: taughtDay,
  cacheControl: 'private, no-store',
});

/** Says how one's own class went. 404 for every other class; 409 if it was changed in the meantime. */
export const markOwnClass = staffEndpoint({
  method: 'POST',
  path: '/classes/taught/:id/mark',
  permission: teach,
  request: newMark,
  reply: taughtDay,
});

/** Writes the report of one's own class, or changes it until it is sent. */
export const writeReport = staffEndpoint({
  method: 'POST',
  path: '/classes/taught/:id/report',
  permission: teach,
  request: newReport,
  reply: taughtDay,
});

/** Classes that ended a day ago and have no mark. */
export const readUnmarked = staffEndpoint({
  method: 'GET',
  path: '/enquiries/marks',
  permission: read,
  request: nothing,
  reply: unmarkedPage,
});

/** Admissions may mark every class, at any time after it. */
export const markClass = staffEndpoint({
  method: 'POST',
  path: '/enquiries/marks/:id',
  permission: work,
  request: newMark,
  reply: unmarkedPage,
});

/** Mails the report to the parent. It is sent once. */
export const sendReport = staffEndpoint({
  method: 'POST',
  path: '/enquiries/items/:kind/:id/class/report/send',
  permission: work,
  request: object({
    version: number().integer().min(0).required(),
    /** The version of the report that was read. */
    report: number().integer().min(1).required(),
  }),
  reply: enquiryDetail,
});
