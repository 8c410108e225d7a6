import { array, boolean, number, object, string } from 'yup';
import { allStatuses } from './staff.js';
import { enquiryKinds, type EnquiryKind } from './site.js';
import { ownWords } from '../fields/fields.js';

/** Changing many enquiries at once, and saved filters (product rule C8). */

/* POST /enquiries/bulk: changes the status or owner of many; answers how many changed and which did not */

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
  /** Such as 'An application cannot be Enrolled.' */
  problems: { kind: EnquiryKind; id: string; name: string; sentence: string }[];
}

/* GET /enquiries/export.csv, with the inbox's filter and sort */

export const exportPath = '/enquiries/export.csv';

/* GET, POST /enquiries/views, DELETE /enquiries/views/:id: saved filters */

export const viewsPath = '/enquiries/views';

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

export interface SavedView {
  id: number;
  name: string;
  query: string;
  isShared: boolean;
  /** Only its maker may delete it. */
  isMine: boolean;
  by: string;
}
