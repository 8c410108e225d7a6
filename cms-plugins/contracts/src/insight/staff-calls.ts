import { nothing } from '../wire/endpoint.js';
import { staffEndpoint, staffFile } from '../wire/staff-endpoint.js';
import {
  cohorts,
  funnel,
  groups,
  groupsQuery,
  insightPermissions,
  numbersFilter,
  speed,
  thisWeek,
  weeks,
} from './staff.js';
import {
  newSpend,
  sourceNames,
  sourceNamesNow,
  spendFile,
  spendImported,
  spendList,
  spendPreview,
  spendRow,
} from './staff-spend.js';

/* Every call of the numbers. */

const { counts, costs } = insightPermissions;
const contentType = 'text/csv; charset=utf-8';

/** How many families came, and how many of them came to each step. */
export const readFunnel = staffEndpoint({
  method: 'GET',
  path: '/insight/funnel',
  permission: counts,
  request: numbersFilter,
  reply: funnel,
});

/** The same by source, campaign, first page, form, course or country. */
export const readGroups = staffEndpoint({
  method: 'GET',
  path: '/insight/groups',
  permission: counts,
  request: groupsQuery,
  reply: groups,
});

export const exportGroups = staffFile({
  method: 'GET',
  path: '/insight/groups.csv',
  permission: counts,
  request: groupsQuery,
  contentType,
});

/** What happened in each of the last 26 weeks. */
export const readWeeks = staffEndpoint({
  method: 'GET',
  path: '/insight/weeks',
  permission: counts,
  request: numbersFilter,
  reply: weeks,
});

export const exportWeeks = staffFile({
  method: 'GET',
  path: '/insight/weeks.csv',
  permission: counts,
  request: numbersFilter,
  contentType,
});

/** The families of each month, and how many of them had paid one, two and more months later. */
export const readCohorts = staffEndpoint({
  method: 'GET',
  path: '/insight/cohorts',
  permission: counts,
  request: numbersFilter,
  reply: cohorts,
});

export const exportCohorts = staffFile({
  method: 'GET',
  path: '/insight/cohorts.csv',
  permission: counts,
  request: numbersFilter,
  contentType,
});

/** How long families wait: the medians of the last eight weeks. */
export const readSpeed = staffEndpoint({
  method: 'GET',
  path: '/insight/speed',
  permission: counts,
  request: numbersFilter,
  reply: speed,
});

export const exportSpeed = staffFile({
  method: 'GET',
  path: '/insight/speed.csv',
  permission: counts,
  request: numbersFilter,
  contentType,
});

/** This week and the week before, by the days of the site settings. */
export const readThisWeek = staffEndpoint({
  method: 'GET',
  path: '/insight/week',
  permission: counts,
  request: nothing,
  reply: thisWeek,
});

export const listSpend = staffEndpoint({
  method: 'GET',
  path: '/insight/spend',
  permission: costs,
  request: nothing,
  reply: spendList,
});

/** A line for the same source, campaign and days is refused. */
export const addSpend = staffEndpoint({
  method: 'POST',
  path: '/insight/spend',
  permission: costs,
  request: newSpend,
  reply: spendRow,
  status: 201,
});

export const removeSpend = staffEndpoint({
  method: 'DELETE',
  path: '/insight/spend/:id',
  permission: costs,
  request: nothing,
  reply: spendList,
});

/** What a file would add. Changes nothing. */
export const previewSpend = staffEndpoint({
  method: 'POST',
  path: '/insight/spend/preview',
  permission: costs,
  request: spendFile,
  reply: spendPreview,
});

/** Adds the lines of a file that fit, all or none of them. */
export const importSpend = staffEndpoint({
  method: 'POST',
  path: '/insight/spend/import',
  permission: costs,
  request: spendFile,
  reply: spendImported,
});

export const exportSpend = staffFile({
  method: 'GET',
  path: '/insight/spend.csv',
  permission: costs,
  request: nothing,
  contentType,
});

/** What staff call the sources that links and other sites name. */
export const readSources = staffEndpoint({
  method: 'GET',
  path: '/insight/sources',
  permission: costs,
  request: nothing,
  reply: sourceNamesNow,
});

/** Names all families again, also those of the past. What was told stays as it was. */
export const saveSources = staffEndpoint({
  method: 'POST',
  path: '/insight/sources',
  permission: costs,
  request: sourceNames,
  reply: sourceNamesNow,
});
