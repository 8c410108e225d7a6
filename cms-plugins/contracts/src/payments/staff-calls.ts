import { nothing } from '../wire/endpoint.js';
import { listOf, said } from '../wire/shape.js';
import { staffEndpoint, staffFile } from '../wire/staff-endpoint.js';
import { weekQuery } from '../wire/weeks.js';
import { proposalDecline, settingsChange, settingsReply } from './finance-settings-changes.js';
import {
  reconciliationRequest,
  reconciliationRow,
  reconciliationsDone,
  reconciliationsReply,
} from './reconciliation.js';
import {
  orderRefund,
  refundChanged,
  refundDecline,
  refundPage,
  refundQuery,
  refundRequestPage,
  refundRequestQuery,
  requestAnswer,
} from './refunds.js';
import { orderChanged, orderedPlan, rechecked } from './staff-order.js';
import {
  financePermissions,
  financeSummary,
  financeWeek,
  orderDetail,
  orderFilter,
  orderNote,
  orderPage,
  orderQuery,
  sessionsDelivered,
} from './staff.js';

/* Every call of the finance desk. `:id` of an order is its document id. */

const { read, work, refund, approve, export: exporting, settings } = financePermissions;

const csv = 'text/csv; charset=utf-8';

/* Orders */

export const listOrders = staffEndpoint({
  method: 'GET',
  path: '/payments/orders',
  permission: read,
  request: orderQuery,
  reply: orderPage,
});

export const exportOrders = staffFile({
  method: 'GET',
  path: '/payments/orders.csv',
  permission: exporting,
  request: orderFilter,
  contentType: csv,
});

/** Every plan that was ever ordered, for the filter. */
export const listOrderedPlans = staffEndpoint({
  method: 'GET',
  path: '/payments/plans',
  permission: read,
  request: nothing,
  reply: listOf(orderedPlan),
});

/** The header of the desk and the widget on the admin's home. */
export const readSummary = staffEndpoint({
  method: 'GET',
  path: '/payments/summary',
  permission: read,
  request: nothing,
  reply: financeSummary,
});

/** The numbers of this week, for the admin's home. */
export const readWeek = staffEndpoint({
  method: 'GET',
  path: '/payments/week',
  permission: read,
  request: weekQuery,
  reply: financeWeek,
});

export const readOrder = staffEndpoint({
  method: 'GET',
  path: '/payments/orders/:id',
  permission: read,
  request: nothing,
  reply: orderDetail,
});

/** Asks the provider. */
export const recheckOrder = staffEndpoint({
  method: 'POST',
  path: '/payments/orders/:id/recheck',
  permission: work,
  request: nothing,
  reply: rechecked,
});

/** A staff note in the timeline. */
export const noteOnOrder = staffEndpoint({
  method: 'POST',
  path: '/payments/orders/:id/note',
  permission: work,
  request: orderNote,
  reply: orderChanged,
});

export const dealWithAttention = staffEndpoint({
  method: 'POST',
  path: '/payments/orders/:id/attention/:attention/done',
  permission: work,
  request: orderNote,
  reply: orderChanged,
});

/* Sessions */

export const recordDelivery = staffEndpoint({
  method: 'POST',
  path: '/payments/orders/:id/sessions',
  permission: work,
  request: sessionsDelivered,
  reply: said,
});

export const undoDelivery = staffEndpoint({
  method: 'POST',
  path: '/payments/orders/:id/sessions/:delivery/undo',
  permission: work,
  request: nothing,
  reply: said,
});

/* Refunds */

export const refundOrder = staffEndpoint({
  method: 'POST',
  path: '/payments/orders/:id/refund',
  permission: refund,
  request: orderRefund,
  reply: refundChanged,
});

export const listRefunds = staffEndpoint({
  method: 'GET',
  path: '/payments/refunds',
  permission: read,
  request: refundQuery,
  reply: refundPage,
});

export const approveRefund = staffEndpoint({
  method: 'POST',
  path: '/payments/refunds/:id/approve',
  permission: approve,
  request: nothing,
  reply: refundChanged,
});

export const declineRefund = staffEndpoint({
  method: 'POST',
  path: '/payments/refunds/:id/decline',
  permission: approve,
  request: refundDecline,
  reply: refundChanged,
});

export const retryRefund = staffEndpoint({
  method: 'POST',
  path: '/payments/refunds/:id/retry',
  permission: refund,
  request: nothing,
  reply: refundChanged,
});

export const listRefundRequests = staffEndpoint({
  method: 'GET',
  path: '/payments/refund-requests',
  permission: read,
  request: refundRequestQuery,
  reply: refundRequestPage,
});

/** A refund of the order grants its open request. */
export const declineRefundRequest = staffEndpoint({
  method: 'POST',
  path: '/payments/refund-requests/:id/decline',
  permission: refund,
  request: requestAnswer,
  reply: said,
});

/* Reconciliations */

/** Latest first. */
export const listReconciliations = staffEndpoint({
  method: 'GET',
  path: '/payments/reconciliations',
  permission: read,
  request: nothing,
  reply: reconciliationsReply,
});

export const readReconciliation = staffEndpoint({
  method: 'GET',
  path: '/payments/reconciliations/:id',
  permission: read,
  request: nothing,
  reply: reconciliationRow,
});

/** Compares a day in UTC with every provider, and all orders with our own ledger, now. */
export const reconcileDay = staffEndpoint({
  method: 'POST',
  path: '/payments/reconciliations',
  permission: work,
  request: reconciliationRequest,
  reply: reconciliationsDone,
});

/* Settings */

export const readSettings = staffEndpoint({
  method: 'GET',
  path: '/payments/settings',
  permission: read,
  request: nothing,
  reply: settingsReply,
});

/** Applies the settings, or proposes them to a second person. */
export const saveSettings = staffEndpoint({
  method: 'POST',
  path: '/payments/settings',
  permission: settings,
  request: settingsChange,
  reply: said,
});

export const confirmProposal = staffEndpoint({
  method: 'POST',
  path: '/payments/settings/proposals/:id/confirm',
  permission: settings,
  request: nothing,
  reply: said,
});

/** Declining your own proposal withdraws it. */
export const declineProposal = staffEndpoint({
  method: 'POST',
  path: '/payments/settings/proposals/:id/decline',
  permission: settings,
  request: proposalDecline,
  reply: said,
});
