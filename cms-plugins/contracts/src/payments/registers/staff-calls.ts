import { nothing } from '../../wire/endpoint.js';
import { staffEndpoint, staffFile } from '../../wire/staff-endpoint.js';
import { creditNotePage } from '../credit-notes.js';
import { receiptFilter, receiptPage, receiptQuery } from '../receipts.js';
import { revenue, revenueQuery } from '../revenue.js';
import { financePermissions } from '../staff.js';

/* The finance desk's calls of revenue, receipts and credit notes. `:id` of an order is its document id. */

const { read, export: exporting } = financePermissions;

const csv = 'text/csv; charset=utf-8';
const pdf = 'application/pdf';

/* Revenue */

export const readRevenue = staffEndpoint({
  method: 'GET',
  path: '/payments/revenue',
  permission: read,
  request: revenueQuery,
  reply: revenue,
});

export const exportRevenue = staffFile({
  method: 'GET',
  path: '/payments/revenue.csv',
  permission: exporting,
  request: revenueQuery,
  contentType: csv,
});

/* Receipts */

export const listReceipts = staffEndpoint({
  method: 'GET',
  path: '/payments/receipts',
  permission: read,
  request: receiptQuery,
  reply: receiptPage,
});

export const exportReceipts = staffFile({
  method: 'GET',
  path: '/payments/receipts.csv',
  permission: exporting,
  request: receiptFilter,
  contentType: csv,
});

/** All receipts of a period in one file. */
export const printReceipts = staffFile({
  method: 'GET',
  path: '/payments/receipts.pdf',
  permission: exporting,
  request: receiptFilter,
  contentType: pdf,
});

export const openReceipt = staffFile({
  method: 'GET',
  path: '/payments/orders/:id/receipt.pdf',
  permission: read,
  request: nothing,
  contentType: pdf,
});

/* Credit notes */

export const listCreditNotes = staffEndpoint({
  method: 'GET',
  path: '/payments/credit-notes',
  permission: read,
  request: receiptQuery,
  reply: creditNotePage,
});

export const exportCreditNotes = staffFile({
  method: 'GET',
  path: '/payments/credit-notes.csv',
  permission: exporting,
  request: receiptFilter,
  contentType: csv,
});

/** `:id` is that of the note. */
export const openCreditNote = staffFile({
  method: 'GET',
  path: '/payments/credit-notes/:id/note.pdf',
  permission: read,
  request: nothing,
  contentType: pdf,
});
