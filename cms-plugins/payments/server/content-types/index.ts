import { creditNote } from './credit-notes';
import { dispute } from './disputes';
import { event, ledgerEntry, payment, providerOrder, refund, refundRequest } from './money-records';
import { order } from './order';
import {
  delivery,
  enrolment,
  lease,
  receipt,
  receiptCounter,
  reconciliation,
  settingsStep,
} from './service-records';

export const contentTypes = {
  order,
  'provider-order': providerOrder,
  payment,
  dispute,
  refund,
  'refund-request': refundRequest,
  event,
  'ledger-entry': ledgerEntry,
  enrolment,
  delivery,
  'receipt-counter': receiptCounter,
  receipt,
  'credit-note': creditNote,
  reconciliation,
  lease,
  'settings-step': settingsStep,
};
