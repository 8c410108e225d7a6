import { nothing } from '../wire/endpoint.js';
import { listOf, said } from '../wire/shape.js';
import { staffEndpoint } from '../wire/staff-endpoint.js';
import { weekQuery } from '../wire/weeks.js';
import { campaignLink, campaignLinkRequest, campaignLinks } from './campaign-links.js';
import { entryCheck, entryCheckRequest } from './entry-check.js';
import { entryChoice, entryQuery, entryState } from './entry.js';
import { orderRequest, orderedList, savedOrder } from './order.js';
import { previewLink, previewRequest } from './preview.js';
import { schedule, scheduleRequest } from './schedules.js';
import {
  buildDetail,
  buildPage,
  buildQuery,
  publishingPermissions,
  publishingState,
  publishingWeek,
  rollBackRequest,
} from './staff.js';

/* Every call of publishing in the admin. `:number` is a build's. */

const { read, publish, schedule: scheduling, preview } = publishingPermissions;

export const readState = staffEndpoint({
  method: 'GET',
  path: '/publisher/state',
  permission: read,
  request: nothing,
  reply: publishingState,
});

/** The numbers of this week, for the admin's home. */
export const readWeek = staffEndpoint({
  method: 'GET',
  path: '/publisher/week',
  permission: read,
  request: weekQuery,
  reply: publishingWeek,
});

/** Builds now, even if publishing is frozen or the last build was refused. */
export const publishNow = staffEndpoint({
  method: 'POST',
  path: '/publisher/publish',
  permission: publish,
  request: nothing,
  reply: said,
});

export const listBuilds = staffEndpoint({
  method: 'GET',
  path: '/publisher/builds',
  permission: read,
  request: buildQuery,
  reply: buildPage,
});

export const readBuild = staffEndpoint({
  method: 'GET',
  path: '/publisher/builds/:number',
  permission: read,
  request: nothing,
  reply: buildDetail,
});

export const rollBack = staffEndpoint({
  method: 'POST',
  path: '/publisher/builds/:number/roll-back',
  permission: publish,
  request: rollBackRequest,
  reply: said,
});

/** Entries that can be scheduled, by title. */
export const searchEntries = staffEndpoint({
  method: 'GET',
  path: '/publisher/entries',
  permission: scheduling,
  request: entryQuery,
  reply: listOf(entryChoice),
});

/** For the panel next to an entry. */
export const readEntry = staffEndpoint({
  method: 'GET',
  path: '/publisher/entries/:uid/:documentId',
  permission: read,
  request: nothing,
  reply: entryState,
});

/** What stops an entry from being published, as it was last saved or as its form is now. Changes nothing. */
export const checkEntry = staffEndpoint({
  method: 'POST',
  path: '/publisher/entries/:uid/:documentId/check',
  permission: read,
  request: entryCheckRequest,
  reply: entryCheck,
});

export const makePreview = staffEndpoint({
  method: 'POST',
  path: '/publisher/preview',
  permission: preview,
  request: previewRequest,
  reply: previewLink,
  cacheControl: 'no-store',
});

export const listSchedules = staffEndpoint({
  method: 'GET',
  path: '/publisher/schedules',
  permission: scheduling,
  request: nothing,
  reply: listOf(schedule),
});

export const addSchedule = staffEndpoint({
  method: 'POST',
  path: '/publisher/schedules',
  permission: scheduling,
  request: scheduleRequest,
  reply: schedule,
});

export const cancelSchedule = staffEndpoint({
  method: 'DELETE',
  path: '/publisher/schedules/:id',
  permission: scheduling,
  request: nothing,
  reply: schedule,
});

/** The lists that the caller may order, with their entries. */
export const listOrders = staffEndpoint({
  method: 'GET',
  path: '/publisher/orders',
  permission: read,
  request: nothing,
  reply: listOf(orderedList),
});

/** Orders the entries of a list. The published ones go live in it; what else their drafts say stays unpublished. */
export const saveOrder = staffEndpoint({
  method: 'POST',
  path: '/publisher/orders/:uid',
  permission: read,
  request: orderRequest,
  reply: savedOrder,
});

/** The links that were made for a page, and what the next one will say. */
export const listCampaignLinks = staffEndpoint({
  method: 'GET',
  path: '/publisher/campaign-links/:uid/:documentId',
  permission: read,
  request: nothing,
  reply: campaignLinks,
});

/** Makes a link with these words, or answers with the one that has them. */
export const makeCampaignLink = staffEndpoint({
  method: 'POST',
  path: '/publisher/campaign-links',
  permission: read,
  request: campaignLinkRequest,
  reply: campaignLink,
});
