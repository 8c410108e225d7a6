import { nothing } from '../wire/endpoint.js';
import { said } from '../wire/shape.js';
import { staffEndpoint } from '../wire/staff-endpoint.js';
import { approvalList, askRequest, declineRequest, entryApproval, secondSetting } from './approvals.js';
import { publishingPermissions } from './staff.js';

/* Every call about publishing that needs a second person. `:id` is a request's. */

const { read, publishAlone } = publishingPermissions;

export const listApprovals = staffEndpoint({
  method: 'GET',
  path: '/publisher/approvals',
  permission: read,
  request: nothing,
  reply: approvalList,
});

/** For the panel next to an entry. */
export const readApproval = staffEndpoint({
  method: 'GET',
  path: '/publisher/approvals/of/:uid/:documentId',
  permission: read,
  request: nothing,
  reply: entryApproval,
});

/** Asks a second person to publish the saved draft. Pressing Publish does the same, without a reason. */
export const askApproval = staffEndpoint({
  method: 'POST',
  path: '/publisher/approvals',
  permission: read,
  request: askRequest,
  reply: said,
});

export const approve = staffEndpoint({
  method: 'POST',
  path: '/publisher/approvals/:id/approve',
  permission: read,
  request: nothing,
  reply: said,
});

export const decline = staffEndpoint({
  method: 'POST',
  path: '/publisher/approvals/:id/decline',
  permission: read,
  request: declineRequest,
  reply: said,
});

export const withdraw = staffEndpoint({
  method: 'POST',
  path: '/publisher/approvals/:id/withdraw',
  permission: read,
  request: nothing,
  reply: said,
});

/** Whether plans and policies need a second person. No role has the permission, so only the super admin changes it. */
export const saveSecondSetting = staffEndpoint({
  method: 'POST',
  path: '/publisher/approvals/setting',
  permission: publishAlone,
  request: secondSetting,
  reply: said,
});
