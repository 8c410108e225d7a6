import type { Currency } from '@lanternway/contracts/money/money';
import type { FinanceSettings } from '@lanternway/contracts/payments/finance-settings';
import type { SettingsStep } from '@lanternway/contracts/payments/finance-settings-changes';
import type { ComparedWith, ReconciliationRow } from '@lanternway/contracts/payments/reconciliation';
import { valuesOf, type RowOf } from '@lanternway/server-kit/db/table';
import { recordType } from './record-type';

/** What a parent gets for their money. Machine-written, so staff's content tools do not show it. */

/** The sessions of a paid order. One row an order, made by the settling that paid it. */
export const enrolmentUid = 'plugin::payments.enrolment';

export const enrolment = {
  schema: {
    ...recordType('enrolment', 'enrolments', 'Enrolment'),
    attributes: {
      orderId: { type: 'integer', required: true },
      userId: { type: 'integer', required: true },
      planKey: { type: 'string', required: true, maxLength: 40 },
      track: { type: 'string', maxLength: 80 },
      bought: { type: 'integer', required: true },
      used: { type: 'integer', required: true, default: 0 },
      /** active, suspended, ended. */
      state: {
        type: 'string',
        required: true,
        maxLength: 12,
        ...valuesOf<'active' | 'suspended' | 'ended'>(),
      },
      startedAt: { type: 'datetime', required: true },
    } as const,
    indexes: [
      { name: 'payments_enrolments_order_uq', columns: ['order_id'], type: 'unique' },
      { name: 'payments_enrolments_user_ix', columns: ['user_id'] },
    ],
  },
};

/** Sessions that took place. An undone one stays, marked. */
export const deliveryUid = 'plugin::payments.delivery';

export const delivery = {
  schema: {
    ...recordType('delivery', 'deliveries', 'Delivered sessions'),
    attributes: {
      enrolmentId: { type: 'integer', required: true },
      /** As in 2026-11-20. */
      heldOn: { type: 'string', required: true, maxLength: 10 },
      sessions: { type: 'integer', required: true },
      note: { type: 'text', maxLength: 500 },
      byId: { type: 'integer' },
      byName: { type: 'string', maxLength: 200 },
      notedAt: { type: 'datetime', required: true },
      undoneAt: { type: 'datetime' },
      undoneByName: { type: 'string', maxLength: 200 },
    } as const,
    indexes: [{ name: 'payments_deliveries_of_ix', columns: ['enrolment_id', 'held_on'] }],
  },
};

/** The last number given in a financial year. */
export const receiptCountersTable = 'payments_receipt_counters';

export const receiptCounter = {
  schema: {
    ...recordType('receipt-counter', 'receipt-counters', 'Receipt counter'),
    attributes: {
      /** As in 26-27. */
      year: { type: 'string', required: true, maxLength: 10 },
      last: { type: 'integer', required: true, default: 0 },
    } as const,
    indexes: [{ name: 'payments_counters_year_uq', columns: ['year'], type: 'unique' }],
  },
};

/** The receipt of a paid order: numbered without gaps within its year, and never changed. */
export const receiptUid = 'plugin::payments.receipt';
export const receiptsTable = 'payments_receipts';

export const receipt = {
  schema: {
    ...recordType('receipt', 'receipts', 'Receipt'),
    attributes: {
      orderId: { type: 'integer', required: true },
      number: { type: 'string', required: true, maxLength: 16 },
      year: { type: 'string', required: true, maxLength: 10 },
      serial: { type: 'integer', required: true },
      issuedAt: { type: 'datetime', required: true },
      amountMinor: { type: 'integer', required: true },
      taxMinor: { type: 'integer', required: true, default: 0 },
      currency: { type: 'string', required: true, maxLength: 3, ...valuesOf<Currency>() },
      /** Seller, buyer, lines and tax as they stood on that day. */
      content: { type: 'json', required: true },
      /** When its mail was given to the outbox; null until then. */
      mailedAt: { type: 'datetime' },
    } as const,
    indexes: [
      { name: 'payments_receipts_order_uq', columns: ['order_id'], type: 'unique' },
      { name: 'payments_receipts_number_uq', columns: ['number'], type: 'unique' },
      { name: 'payments_receipts_serial_uq', columns: ['year', 'serial'], type: 'unique' },
      { name: 'payments_receipts_mailed_ix', columns: ['mailed_at'] },
      { name: 'payments_receipts_issued_ix', columns: ['issued_at'] },
      // All that the sums of tax need, so that they read no receipt.
      {
        name: 'payments_receipts_tax_ix',
        columns: ['issued_at', 'currency', 'amount_minor', 'tax_minor'],
      },
    ],
  },
};

/** A day's comparison with a provider, or with our own ledger. */
export const reconciliationUid = 'plugin::payments.reconciliation';

export const reconciliation = {
  schema: {
    ...recordType('reconciliation', 'reconciliations', 'Reconciliation'),
    attributes: {
      day: { type: 'string', required: true, maxLength: 10 },
      provider: { type: 'string', required: true, maxLength: 10, ...valuesOf<ComparedWith>() },
      ranAt: { type: 'datetime', required: true },
      byName: { type: 'string', maxLength: 200 },
      compared: { type: 'integer', required: true, default: 0 },
      ours: { type: 'json', ...valuesOf<ReconciliationRow['ours']>() },
      theirs: { type: 'json', ...valuesOf<ReconciliationRow['theirs']>() },
      differences: { type: 'json', ...valuesOf<ReconciliationRow['differences']>() },
      problem: { type: 'string', maxLength: 200 },
    } as const,
    indexes: [{ name: 'payments_reconciliations_ran_ix', columns: ['ran_at'] }],
  },
};

/** Who does a job that one process at a time does. */
export const leaseTable = { uid: 'plugin::payments.lease' };

export const lease = {
  schema: {
    ...recordType('lease', 'leases', 'Lease'),
    attributes: {
      name: { type: 'string', required: true, maxLength: 40 },
      holder: { type: 'string', maxLength: 80 },
      until: { type: 'datetime' },
    } as const,
    indexes: [{ name: 'payments_leases_name_uq', columns: ['name'], type: 'unique' }],
  },
};

/** What happened to the settings of finance. Rows are only ever added. */
export const settingsStepUid = 'plugin::payments.settings-step';

export const settingsStep = {
  schema: {
    ...recordType('settings-step', 'settings-steps', 'Change of settings'),
    attributes: {
      /** Counts up by one. */
      serial: { type: 'integer', required: true },
      /** The same in a proposal and in what ended it. */
      proposalId: { type: 'string', maxLength: 40 },
      /** proposed, confirmed, declined, withdrawn, superseded, expired, applied. */
      step: { type: 'string', required: true, maxLength: 12, ...valuesOf<SettingsStep>() },
      before: { type: 'json', required: true, ...valuesOf<FinanceSettings>() },
      after: { type: 'json', required: true, ...valuesOf<FinanceSettings>() },
      byId: { type: 'integer' },
      byName: { type: 'string', maxLength: 200 },
      reason: { type: 'text', maxLength: 500 },
      at: { type: 'datetime', required: true },
    } as const,
    indexes: [
      { name: 'payments_settings_serial_uq', columns: ['serial'], type: 'unique' },
      { name: 'payments_settings_proposal_ix', columns: ['proposal_id'] },
    ],
  },
};

declare module '@lanternway/server-kit/db/table' {
  interface Rows {
    'plugin::payments.enrolment': RowOf<typeof enrolment>;
    'plugin::payments.delivery': RowOf<typeof delivery>;
    'plugin::payments.receipt': RowOf<typeof receipt>;
    'plugin::payments.reconciliation': RowOf<typeof reconciliation>;
    'plugin::payments.settings-step': RowOf<typeof settingsStep>;
  }
}
