import { nothing } from '../wire/endpoint.js';
import { listOf, said, text } from '../wire/shape.js';
import { staffEndpoint, staffFile } from '../wire/staff-endpoint.js';
import { weekQuery } from '../wire/weeks.js';
import {
  classCancel,
  classOutcome,
  classRecord,
  classRequest,
  enquiryDetail,
  mergeRequest,
  newNote,
  nextStepChange,
  ownerChange,
  statusChange,
  suspectChange,
} from './staff-item.js';
import { timetable, timetableQuery } from './staff-classes.js';
import { bulkChange, bulkResult, newView, savedView } from './staff-many.js';
import {
  deskSettings,
  erased,
  privacyErase,
  privacyFindings,
  privacyQuery,
  settingsReply,
} from './staff-privacy.js';
import { deskPermissions, deskWeek, inboxFilter, inboxPage, inboxQuery, staff, summary } from './staff.js';

/* Every call of the admissions desk. */

const { read, work, resume, export: exporting, privacy, settings } = deskPermissions;

export const readInbox = staffEndpoint({
  method: 'GET',
  path: '/enquiries/inbox',
  permission: read,
  request: inboxQuery,
  reply: inboxPage,
});

/** The header of the desk and the widget on the admin's home. */
export const readSummary = staffEndpoint({
  method: 'GET',
  path: '/enquiries/summary',
  permission: read,
  request: inboxFilter.pick(['zone']),
  reply: summary,
});

/** The numbers of this week, for the admin's home. */
export const readWeek = staffEndpoint({
  method: 'GET',
  path: '/enquiries/week',
  permission: read,
  request: weekQuery,
  reply: deskWeek,
});

/** Where the latest enquiries came from, for the filter. */
export const listSources = staffEndpoint({
  method: 'GET',
  path: '/enquiries/sources',
  permission: read,
  request: nothing,
  reply: listOf(text()),
});

/** Through which campaigns the latest enquiries came, for the filter. */
export const listCampaigns = staffEndpoint({
  method: 'GET',
  path: '/enquiries/campaigns',
  permission: read,
  request: nothing,
  reply: listOf(text()),
});

/** Who may own an enquiry. */
export const listOwners = staffEndpoint({
  method: 'GET',
  path: '/enquiries/staff',
  permission: read,
  request: nothing,
  reply: listOf(staff),
});

export const readItem = staffEndpoint({
  method: 'GET',
  path: '/enquiries/items/:kind/:id',
  permission: read,
  request: nothing,
  reply: enquiryDetail,
});

/* Changes of one enquiry. Each answers 409 with `stale` if somebody else was faster. */

export const changeStatus = staffEndpoint({
  method: 'POST',
  path: '/enquiries/items/:kind/:id/status',
  permission: work,
  request: statusChange,
  reply: enquiryDetail,
});

export const changeOwner = staffEndpoint({
  method: 'POST',
  path: '/enquiries/items/:kind/:id/owner',
  permission: work,
  request: ownerChange,
  reply: enquiryDetail,
});

export const changeNextStep = staffEndpoint({
  method: 'POST',
  path: '/enquiries/items/:kind/:id/next-step',
  permission: work,
  request: nextStepChange,
  reply: enquiryDetail,
});

export const addNote = staffEndpoint({
  method: 'POST',
  path: '/enquiries/items/:kind/:id/notes',
  permission: work,
  request: newNote,
  reply: enquiryDetail,
});

export const markSuspect = staffEndpoint({
  method: 'POST',
  path: '/enquiries/items/:kind/:id/suspect',
  permission: work,
  request: suspectChange,
  reply: enquiryDetail,
});

/** Merges duplicates of the same kind into the one in the path. */
export const mergeItems = staffEndpoint({
  method: 'POST',
  path: '/enquiries/items/:kind/:id/merge',
  permission: work,
  request: mergeRequest,
  reply: enquiryDetail,
});

export const unmergeItems = staffEndpoint({
  method: 'POST',
  path: '/enquiries/items/:kind/:id/unmerge',
  permission: work,
  request: mergeRequest,
  reply: enquiryDetail,
});

/** Schedules or moves the class of a free class request. */
export const scheduleClass = staffEndpoint({
  method: 'POST',
  path: '/enquiries/items/:kind/:id/class',
  permission: work,
  request: classRequest,
  reply: enquiryDetail,
});

export const cancelClass = staffEndpoint({
  method: 'POST',
  path: '/enquiries/items/:kind/:id/class/cancel',
  permission: work,
  request: classCancel,
  reply: enquiryDetail,
});

/** Notes how the class went; a missed one gets a next step. */
export const setClassOutcome = staffEndpoint({
  method: 'POST',
  path: '/enquiries/items/:kind/:id/class/outcome',
  permission: work,
  request: classOutcome,
  reply: enquiryDetail,
});

/** Records a class that is over and was agreed elsewhere. No mail is sent. */
export const recordClass = staffEndpoint({
  method: 'POST',
  path: '/enquiries/items/:kind/:id/class/record',
  permission: work,
  request: classRecord,
  reply: enquiryDetail,
});

/* Many at once */

/** Changes the status or owner of many. Answers how many changed and which did not. */
export const changeMany = staffEndpoint({
  method: 'POST',
  path: '/enquiries/bulk',
  permission: work,
  request: bulkChange,
  reply: bulkResult,
});

export const exportInbox = staffFile({
  method: 'GET',
  path: '/enquiries/export.csv',
  permission: exporting,
  request: inboxQuery,
  contentType: 'text/csv; charset=utf-8',
});

/* Saved filters */

export const listViews = staffEndpoint({
  method: 'GET',
  path: '/enquiries/views',
  permission: read,
  request: nothing,
  reply: listOf(savedView),
});

export const addView = staffEndpoint({
  method: 'POST',
  path: '/enquiries/views',
  permission: read,
  request: newView,
  reply: savedView,
  status: 201,
});

export const removeView = staffEndpoint({
  method: 'DELETE',
  path: '/enquiries/views/:id',
  permission: read,
  request: nothing,
  reply: nothing,
  status: 204,
});

/** The id is that of the application. Each opening is recorded. */
export const openResume = staffFile({
  method: 'GET',
  path: '/enquiries/resumes/:id',
  permission: resume,
  request: nothing,
  contentType: 'application/octet-stream',
});

/*
 * Privacy. Reading is a POST too: the server logs the address of every request, and no e-mail should be in the log.
 */

export const findPerson = staffEndpoint({
  method: 'POST',
  path: '/enquiries/privacy/find',
  permission: privacy,
  request: privacyQuery,
  reply: privacyFindings,
  cacheControl: 'private, no-store',
});

export const exportPerson = staffFile({
  method: 'POST',
  path: '/enquiries/privacy/export',
  permission: privacy,
  request: privacyQuery,
  contentType: 'application/json; charset=utf-8',
});

export const erasePerson = staffEndpoint({
  method: 'POST',
  path: '/enquiries/privacy/erase',
  permission: privacy,
  request: privacyErase,
  reply: erased,
});

/* Settings */

export const readSettings = staffEndpoint({
  method: 'GET',
  path: '/enquiries/settings',
  permission: read,
  request: nothing,
  reply: settingsReply,
});

export const saveSettings = staffEndpoint({
  method: 'POST',
  path: '/enquiries/settings',
  permission: settings,
  request: deskSettings,
  reply: said,
});

/** The classes of a week at most, by day and teacher. */
export const readTimetable = staffEndpoint({
  method: 'GET',
  path: '/enquiries/timetable',
  permission: read,
  request: timetableQuery,
  reply: timetable,
});
