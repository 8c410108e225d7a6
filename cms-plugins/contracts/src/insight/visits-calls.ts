import { staffEndpoint, staffFile } from '../wire/staff-endpoint.js';
import { insightPermissions } from './staff.js';
import { visitQuery, visitReport } from './visits-staff.js';

/* The calls of the screen that shows visits. */

export const readVisits = staffEndpoint({
  method: 'GET',
  path: '/insight/visits',
  permission: insightPermissions.counts,
  request: visitQuery,
  reply: visitReport,
});

/** The same groups as a table. */
export const exportVisits = staffFile({
  method: 'GET',
  path: '/insight/visits.csv',
  permission: insightPermissions.counts,
  request: visitQuery,
  contentType: 'text/csv; charset=utf-8',
});
