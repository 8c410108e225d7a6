import { array, boolean, number, object, string } from 'yup';
import { allStatuses } from './staff.js';
import { enquiryKinds, type EnquiryKind } from './site.js';
import { ownWords } from '../fields/fields.js';

/** Many enquiries at once, and filters kept under a name (product rule C8). */

/* POST /enquiries/bulk: status or owner of many; answers with how many were changed and which were not */

export const bulkPath = '/enquiries/bulk';

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

export interface BulkResult {
  changed: number;
  /** As in 'An application cannot be Enrolled.' */
  problems: { kind: EnquiryKind; id: string; name: string; sentence: string }[];
}

/* GET /enquiries/export.csv, with the filter of the inbox and its sort */

export const exportPath = '/enquiries/export.csv';

/* GET, POST /enquiries/views, DELETE /enquiries/views/:id: filters kept under a name */

export const viewsPath = '/enquiries/views';

export const viewNameLength = 60;

export const newView = object({
  name: ownWords(viewNameLength).required('Please give the view a name.'),
  /** Whether everybody at the desk sees it. */
  isShared: boolean().default(false),
  /** The address of the inbox with its filter, from its question mark on. */
  query: string()
    .defined()
    .max(1000)
    .matches(/^(\?[\x21-\x7e]*)?$/),
});

export interface SavedView {
  id: number;
  name: string;
  query: string;
  isShared: boolean;
  /** Only who made it may delete it. */
  isMine: boolean;
  by: string;
}
