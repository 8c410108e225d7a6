import { nothing } from '../wire/endpoint.js';
import { said } from '../wire/shape.js';
import { staffEndpoint } from '../wire/staff-endpoint.js';
import {
  fault,
  healthPage,
  healthQuery,
  healthSettings,
  healthSettingsRequest,
  leaveRequest,
  review,
  reviewPage,
  reviewRequest,
  reviewsQuery,
} from './health.js';
import { publishingPermissions } from './staff.js';

/* Every call about the health of the content. `:uid` and `:documentId` name an entry. */

const { health } = publishingPermissions;

/** What the last checks found, and what was left. */
export const readHealth = staffEndpoint({
  method: 'GET',
  path: '/publisher/health',
  permission: health,
  request: healthQuery,
  reply: healthPage,
});

/** Has all content checked now. */
export const checkHealth = staffEndpoint({
  method: 'POST',
  path: '/publisher/health/check',
  permission: health,
  request: nothing,
  reply: said,
});

export const saveHealthSettings = staffEndpoint({
  method: 'POST',
  path: '/publisher/health/settings',
  permission: health,
  request: healthSettingsRequest,
  reply: healthSettings,
});

/** Takes a fault from the list for ninety days. */
export const leaveFault = staffEndpoint({
  method: 'POST',
  path: '/publisher/health/faults/:id/leave',
  permission: health,
  request: leaveRequest,
  reply: fault,
});

/** Puts a fault that was left back on the list. */
export const takeBackFault = staffEndpoint({
  method: 'POST',
  path: '/publisher/health/faults/:id/take-back',
  permission: health,
  request: nothing,
  reply: fault,
});

/** Entries with the day on which they are to be looked at again. */
export const listReviews = staffEndpoint({
  method: 'GET',
  path: '/publisher/reviews',
  permission: health,
  request: reviewsQuery,
  reply: reviewPage,
});

export const readReview = staffEndpoint({
  method: 'GET',
  path: '/publisher/reviews/:uid/:documentId',
  permission: health,
  request: nothing,
  reply: review,
});

/** Sets the day and the owner. */
export const saveReview = staffEndpoint({
  method: 'POST',
  path: '/publisher/reviews/:uid/:documentId',
  permission: health,
  request: reviewRequest,
  reply: review,
});

/** Somebody has looked at an entry, and it is still right. */
export const markReviewed = staffEndpoint({
  method: 'POST',
  path: '/publisher/reviews/:uid/:documentId/reviewed',
  permission: health,
  request: nothing,
  reply: said,
});
