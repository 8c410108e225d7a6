import type { InferType } from 'yup';
import { staffEndpoint } from '../wire/staff-endpoint.js';
import { count, listOf, shape, text } from '../wire/shape.js';
import { bookedClass, classPermissions, newException } from './staff.js';

/* What stands in the way of a time off. */

export const inTheWay = shape('InTheWay', {
  /** Those that are booked, the next first. */
  classes: listOf(bookedClass.shape({ teacherKey: text(), teacher: text() })),
  /** So many times are held by parents who fill in the form just now: for some minutes. */
  held: count(),
});

export type InTheWay = InferType<typeof inTheWay>;

/** The classes over which this time off would be refused. */
export const readInTheWay = staffEndpoint({
  method: 'GET',
  path: '/classes/in-the-way',
  permission: classPermissions.work,
  request: newException,
  reply: inTheWay,
});
