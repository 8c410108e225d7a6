import type { PollingWorker } from '@lanternway/server-kit/jobs/polling-worker';
import type { Core } from '@strapi/strapi';
import type { Providers } from '../providers/create-providers';
import type { ReceiptPdfWorker } from './receipts/pdf/worker';
import type { Circuits } from './reconciliation/circuit';
import type { Reconciler } from './reconciliation/reconciler';
import type { RefundWorker } from './refunds/worker';
import type { Inbox } from './webhooks/inbox';

interface Stateful {
  providers: Providers;
  circuits: Circuits;
  inbox: Inbox;
  reconciler: Reconciler;
  refundWorker: RefundWorker;
  receiptWorker: PollingWorker;
  creditNoteWorker: PollingWorker;
  receiptPdfWorker: ReceiptPdfWorker;
}

/** What keeps state in the process: Strapi's container makes each once. Everything else is a function to import. */
export const stateful = <Name extends keyof Stateful>(strapi: Core.Strapi, name: Name): Stateful[Name] =>
  strapi.plugin('payments').service(name);
