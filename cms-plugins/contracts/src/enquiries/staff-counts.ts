import type { InferType } from 'yup';
import { count, shape } from '../wire/shape.js';
import { staffEndpoint } from '../wire/staff-endpoint.js';
import { deskPermissions, inboxFilter } from './staff.js';

/** How much there is behind the tabs of admissions. */
const tabCounts = shape('TabCounts', {
  /** Open enquiries, and whether one of them is past its time to reply. */
  open: count(),
  late: count(),
  /** Classes of today, in the zone of the query, that were not cancelled. */
  today: count(),
  /** Classes without a mark, at most as many as their page shows, and families who wait for a time. */
  unmarked: count(),
  waiting: count(),
});

export type TabCounts = InferType<typeof tabCounts>;

export const readTabCounts = staffEndpoint({
  method: 'GET',
  path: '/enquiries/counts',
  permission: deskPermissions.read,
  request: inboxFilter.pick(['zone']),
  reply: tabCounts,
});
