import { number, object, string } from 'yup';
import { staffEndpoint } from '../wire/staff-endpoint.js';
import { said } from '../wire/shape.js';
import { classKinds } from './site.js';
import {
  classPermissions,
  hoursPage,
  kindSettings,
  kindsPage,
  newException,
  preview,
  teacherSettings,
} from './staff.js';

/* What the admin's screens about classes ask the server. */

const { read, work, settings } = classPermissions;

/** All published teachers, and those with hours whose entry is gone. */
export const readHours = staffEndpoint({
  method: 'GET',
  path: '/classes/hours',
  permission: read,
  request: object({}),
  reply: hoursPage,
});

export const saveTeacher = staffEndpoint({
  method: 'POST',
  path: '/classes/teachers/:key',
  permission: work,
  request: teacherSettings,
  reply: hoursPage,
});

/** Refused while a class is booked in a time off. */
export const addException = staffEndpoint({
  method: 'POST',
  path: '/classes/exceptions',
  permission: work,
  request: newException,
  reply: hoursPage,
});

export const removeException = staffEndpoint({
  method: 'POST',
  path: '/classes/exceptions/:id/remove',
  permission: work,
  request: object({}),
  reply: hoursPage,
});

export const previewTimes = staffEndpoint({
  method: 'GET',
  path: '/classes/preview',
  permission: read,
  request: object({
    kind: string()
      .oneOf([...classKinds])
      .required(),
    level: number().integer().min(1).max(99).required(),
    /** The enquiry whose class is to be moved: what its own class takes is free for it. */
    enquiryId: string().matches(/^[\w-]{1,40}$/),
  }),
  reply: preview,
});

export const readKinds = staffEndpoint({
  method: 'GET',
  path: '/classes/kinds',
  permission: read,
  request: object({}),
  reply: kindsPage,
});

export const saveKind = staffEndpoint({
  method: 'POST',
  path: '/classes/kinds/:key',
  permission: settings,
  request: kindSettings,
  reply: said,
});
