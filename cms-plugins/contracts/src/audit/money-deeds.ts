import * as registers from '../payments/registers/staff-calls.js';
import * as payments from '../payments/staff-calls.js';
import { deed, type AboutRow, type Deed } from './deed.js';

/* What finance do. */

const orderUid = 'plugin::payments.order';
const order: AboutRow = { kind: 'row', uid: orderUid, part: 'id', column: 'documentId' };
const toOrder = { column: 'orderId', uid: orderUid };
const refund: AboutRow = { ...order, uid: 'plugin::payments.refund', to: toOrder };
const refundRequest: AboutRow = { ...order, uid: 'plugin::payments.refund-request', to: toOrder };
const creditNote: AboutRow = { ...order, uid: 'plugin::payments.credit-note', to: toOrder };
const proposal: AboutRow = { ...order, uid: 'plugin::payments.settings-step' };
const money = { keeping: 'money' } as const;
const period = ['from', 'to'];

export const moneyDeeds: readonly Deed[] = [
  deed(payments.exportOrders, {
    action: 'money.orders-export',
    words: 'exported orders as CSV',
    values: ['state', 'attention', 'provider', 'currency', 'plan', ...period],
    keeping: 'deed',
  }),
  deed(registers.exportReceipts, {
    action: 'money.receipts-export',
    words: 'exported receipts as CSV',
    values: period,
    keeping: 'deed',
  }),
  deed(registers.printReceipts, {
    action: 'money.receipts-print',
    words: 'exported receipts as one PDF',
    values: period,
    keeping: 'deed',
  }),
  deed(registers.openReceipt, {
    action: 'money.receipt-open',
    words: 'opened the receipt of',
    keeping: 'look',
    about: order,
  }),
  deed(registers.exportRevenue, {
    action: 'money.revenue-export',
    words: 'exported the revenue as CSV',
    values: period,
    keeping: 'deed',
  }),
  deed(registers.exportCreditNotes, {
    action: 'money.notes-export',
    words: 'exported credit notes as CSV',
    values: period,
    keeping: 'deed',
  }),
  deed(registers.openCreditNote, {
    action: 'money.note-open',
    words: 'opened a credit note of',
    keeping: 'look',
    about: creditNote,
  }),
  deed(payments.recheckOrder, {
    action: 'money.recheck',
    words: 'asked the payment provider about',
    about: order,
    ...money,
  }),
  deed(payments.noteOnOrder, { action: 'money.note', words: 'wrote a note to', about: order, ...money }),
  deed(payments.dealWithAttention, {
    action: 'money.attention',
    words: 'dealt with what needed attention in',
    about: order,
    ...money,
  }),
  deed(payments.recordDelivery, {
    action: 'money.sessions',
    words: 'recorded sessions that took place for',
    about: order,
    ...money,
  }),
  deed(payments.undoDelivery, {
    action: 'money.sessions-undo',
    words: 'undid recorded sessions of',
    about: order,
    ...money,
  }),
  deed(payments.refundOrder, {
    action: 'money.refund',
    words: 'asked for a refund of',
    about: order,
    ...money,
  }),
  deed(payments.approveRefund, {
    action: 'money.refund-approve',
    words: 'approved a refund of',
    about: refund,
    ...money,
  }),
  deed(payments.declineRefund, {
    action: 'money.refund-decline',
    words: 'declined a refund of',
    about: refund,
    ...money,
  }),
  deed(payments.retryRefund, {
    action: 'money.refund-retry',
    words: 'tried a failed refund once more of',
    about: refund,
    ...money,
  }),
  deed(payments.declineRefundRequest, {
    action: 'money.request-decline',
    words: 'declined the refund that a parent asked for of',
    about: refundRequest,
    ...money,
  }),
  deed(payments.reconcileDay, {
    action: 'money.reconcile',
    words: 'compared a day with the payment providers',
    values: ['day'],
    ...money,
  }),
  deed(payments.saveSettings, {
    action: 'settings.finance',
    words: 'changed the settings of finance, or proposed a change',
    about: { kind: 'settings', type: 'plugin', name: 'payments', key: 'settings' },
    ...money,
  }),
  deed(payments.confirmProposal, {
    action: 'settings.finance-confirm',
    words: 'confirmed a change of the settings of finance',
    about: { kind: 'settings', type: 'plugin', name: 'payments', key: 'settings' },
    ...money,
  }),
  deed(payments.declineProposal, {
    action: 'settings.finance-decline',
    words: 'declined or withdrew a change of the settings of finance',
    about: proposal,
    ...money,
  }),
];
