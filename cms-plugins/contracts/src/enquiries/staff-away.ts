import { array, object, string, type InferType } from 'yup';
import { listOf, oneOf, shape, text } from '../wire/shape.js';
import { staffEndpoint } from '../wire/staff-endpoint.js';
import { deskPermissions } from './staff.js';

/* Classes of a teacher who is away or gone, given to others at the same time. */

/** At once. */
export const mostGiven = 60;

/**
 * What became of one class. nobody: no other teacher is free then; changed: somebody else moved, cancelled or gave it in the meantime.
 */
export const givenResults = ['given', 'nobody', 'changed'] as const;

export type GivenResult = (typeof givenResults)[number];

export const givenLines = shape('GivenClasses', {
  lines: listOf(
    shape('GivenClass', {
      /** Document id of the enquiry. */
      id: text(),
      result: oneOf(givenResults),
      /** Who gives it now; null where nothing was changed. */
      teacher: text().nullable(),
    }),
  ),
});

export type GivenLines = InferType<typeof givenLines>;

/** Each class by itself: one that cannot be given stands in nobody else's way. */
export const giveToOthers = staffEndpoint({
  method: 'POST',
  path: '/enquiries/timetable/to-others',
  permission: deskPermissions.work,
  request: object({
    /** Document ids of the enquiries, and whose classes they are: one that is somebody else's by now stays there. */
    classes: array(
      object({
        id: string()
          .matches(/^[\w-]{1,40}$/)
          .required(),
        teacherKey: string()
          .matches(/^[\w-]{1,40}$/)
          .required(),
      }).required(),
    )
      .min(1)
      .max(mostGiven)
      .required(),
  }),
  reply: givenLines,
});
