import { keepLease, withLease, type Lease } from '@lanternway/server-kit/jobs/lease';
import type { Core } from '@strapi/strapi';
import { leaseTable } from '../content-types/service-records';
import { raiseAttention, resolveAttention, reviewOrder } from './attention/attention';
import { adoptOpenOrders } from './checkout/open-keys';
import { capturePayPalOrder } from './checkout/capture';
import { beginCheckout } from './checkout/checkout';
import { findOffer } from './orders/prices';
import { makeMissingNotes } from './credit-notes/issue/missing';
import { creditNoteWorker } from './credit-notes/worker';
import { families } from './families/families';
import { forgetOldReceipts } from './privacy/receipts';
import { providers } from './providers';
import { issueReceipt } from './receipts/issue/receipts';
import { receiptWorker } from './receipts/mail/worker';
import { receiptPdfWorker } from './receipts/pdf/worker';
import { checkBooks } from './reconciliation/books';
import { circuits } from './reconciliation/circuit';
import { keepHouse, reconcileYesterday } from './reconciliation/hourly';
import { runReconciliation } from './reconciliation/reconciliations';
import { reconciler } from './reconciliation/reconciler';
import { applyRefund } from './refunds/apply';
import { askRefund } from './refunds/ask';
import { sendSome } from './refunds/send';
import { refundWorker } from './refunds/worker';
import { expireProposal } from './settings/changes';
import { readSettings, saveSettings } from './settings/settings';
import { expireOrder, refreshOrder, settleOrder } from './settlement/settle';
import { watched } from './watched';
import { inbox } from './webhooks/inbox';

/** Makes functions of this plugin callable by name from outside it, where `strapi` is known already. */
const bound =
  <Functions extends Record<string, (strapi: Core.Strapi, ...rest: never[]) => unknown>>(
    functions: Functions,
  ) =>
  ({ strapi }: { strapi: Core.Strapi }) =>
    Object.fromEntries(
      Object.entries(functions).map(([name, call]) => [name, (...rest: never[]) => call(strapi, ...rest)]),
    );

/** Strapi's container: what has state in the process, and what is called by name from outside the plugin. */
export const services = {
  providers,
  circuits,
  inbox,
  reconciler,
  refundWorker,
  receiptWorker,
  creditNoteWorker,
  receiptPdfWorker,
  watched,
  families,

  checkout: bound({ begin: beginCheckout, capture: capturePayPalOrder }),
  attention: bound({ raise: raiseAttention, review: reviewOrder, done: resolveAttention }),
  creditNotes: bound({ makeMissing: makeMissingNotes }),
  books: bound({ check: checkBooks }),
  forgetting: bound({ run: forgetOldReceipts }),
  hourly: bound({ reconcile: reconcileYesterday, keepHouse }),
  leases: bound({
    holding: (strapi, name: string, seconds: number, work: (lease: Lease) => Promise<void>) =>
      withLease(strapi, leaseTable, { name, seconds }, work),
    keep: (strapi, lease: Lease, seconds: number) => keepLease(strapi, leaseTable, lease, seconds),
  }),
  openOrders: bound({ adopt: adoptOpenOrders }),
  prices: bound({ find: findOffer }),
  receipts: bound({ issue: issueReceipt }),
  refunds: bound({ apply: applyRefund, ask: askRefund, sendDue: sendSome }),
  reconciliations: bound({ run: runReconciliation }),
  settings: bound({ read: readSettings, save: saveSettings }),
  settingsChanges: bound({ expire: expireProposal }),
  settle: bound({ settleOrder, refresh: refreshOrder, expire: expireOrder }),
};
