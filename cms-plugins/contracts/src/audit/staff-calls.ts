import { nothing } from '../wire/endpoint.js';
import { staffEndpoint, staffFile } from '../wire/staff-endpoint.js';
import { machine } from './machine.js';
import {
  auditPermissions,
  chainState,
  history,
  lineDetail,
  lineFilter,
  linePage,
  lineQuery,
} from './staff.js';
import { putBackReply, putBackRequest, versionDetail, versionPage, versionQuery } from './versions.js';

/* Every call of the log of what staff did. */

const { read, history: ofEntry } = auditPermissions;

/** The latest first. */
export const listLines = staffEndpoint({
  method: 'GET',
  path: '/audit/lines',
  permission: read,
  request: lineQuery,
  reply: linePage,
});

/** At most 100,000 lines, the latest first. */
export const exportLines = staffFile({
  method: 'GET',
  path: '/audit/lines.csv',
  permission: read,
  request: lineFilter,
  contentType: 'text/csv; charset=utf-8',
});

/** All that one line keeps. */
export const readLine = staffEndpoint({
  method: 'GET',
  path: '/audit/lines/:id',
  permission: read,
  request: nothing,
  reply: lineDetail,
});

/** What happened to one entry. */
export const readHistory = staffEndpoint({
  method: 'GET',
  path: '/audit/history/:uid/:documentId',
  permission: ofEntry,
  request: nothing,
  reply: history,
});

/** What changed in an entry since it went live, and its published versions. */
export const listVersions = staffEndpoint({
  method: 'GET',
  path: '/audit/versions/:uid/:documentId',
  permission: ofEntry,
  request: versionQuery,
  reply: versionPage,
});

/** What putting a version back would change. */
export const readVersion = staffEndpoint({
  method: 'GET',
  path: '/audit/versions/:uid/:documentId/:id',
  permission: ofEntry,
  request: nothing,
  reply: versionDetail,
});

/** Makes a version the draft of its entry. It publishes nothing. */
export const putBackVersion = staffEndpoint({
  method: 'POST',
  path: '/audit/versions/:uid/:documentId/:id/put-back',
  permission: ofEntry,
  request: putBackRequest,
  reply: putBackReply,
});

/** Whether a line was removed or changed, as the last check found. */
export const readChain = staffEndpoint({
  method: 'GET',
  path: '/audit/chain',
  permission: read,
  request: nothing,
  reply: chainState,
});

/** Compares all lines with the hashes of their days now. */
export const verifyChain = staffEndpoint({
  method: 'POST',
  path: '/audit/chain/verify',
  permission: read,
  request: nothing,
  reply: chainState,
});

/** The state of the server, its mails, planned changes and backups. */
export const readMachine = staffEndpoint({
  method: 'GET',
  path: '/audit/machine',
  permission: read,
  request: nothing,
  reply: machine,
});
