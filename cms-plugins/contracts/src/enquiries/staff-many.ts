import { array, boolean, number, object, string, type InferType } from 'yup';
import { ownWords } from '../fields/fields.js';
import { count, flag, listOf, oneOf, shape, text } from '../wire/shape.js';
import { enquiryKinds } from './site.js';
import { allStatuses } from './staff.js';

/** Changing many enquiries at once, and saved filters (product rule C8). */

export const bulkChange = object({
  items: array(
    object({
      kind: string()
        .oneOf([...enquiryKinds])
        .required(),
      id: string().required().max(40),
    }),
  )
    .min(1)
    .max(500)
    .required(),
  status: string().oneOf([...allStatuses]),
  ownerId: number().integer().min(1).nullable(),
}).test(
  'one',
  'Please choose a status or an owner.',
  ({ status, ownerId }) => (status === undefined) !== (ownerId === undefined),
);

export const bulkResult = shape('BulkResult', {
  changed: count(),
  /** Such as 'An application cannot be Enrolled.' */
  problems: listOf(
    object({
      kind: oneOf(enquiryKinds),
      id: text(),
      name: text(),
      sentence: text(),
    }),
  ),
});

export type BulkResult = InferType<typeof bulkResult>;

export const viewNameLength = 60;

export const newView = object({
  name: ownWords(viewNameLength).required('Please give the view a name.'),
  /** Whether everybody at the desk sees it. */
  isShared: boolean().default(false),
  /** The query of the inbox's address, with its question mark. */
  query: string()
    .defined()
    .max(1000)
    .matches(/^(\?[\x21-\x7e]*)?$/),
});

export const savedView = shape('SavedView', {
  id: count(),
  name: text(),
  query: text(),
  isShared: flag(),
  /** Only its maker may delete it. */
  isMine: flag(),
  by: text(),
});

export type SavedView = InferType<typeof savedView>;
