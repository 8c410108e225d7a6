import type { OrderRefund, RefundQuote } from '@lanternway/contracts/payments/refunds';
import type { Core } from '@strapi/strapi';
import {
  ProviderError,
  type PaymentSnapshot,
  type RefundSnapshot,
  type Unread,
} from '../../providers/provider';
import type { By, ByStaff } from '../orders/ledger';
import { own } from '../own';
import type { OrderRecord, PaymentRecord } from '../orders/records';
import { applyRefund, type Applied } from './apply';
import { askRefund, type RefundOutcome } from './ask';
import { approveRefund, declineRefund } from './decide';
import { queueWhole } from './queue';
import { quoteOf } from './quote';
import { retryRefund } from './retry';
import { noteUnread } from '../orders/attention/unread';

/** Giving money back (product rule D10): promised and counted before a provider is called, sent with a kept key. */
export interface Refunds {
  /** What the policy gives now, with its reasons; null where nothing of the order can be given back. */
  quote: (order: OrderRecord) => Promise<RefundQuote | null>;
  /** A second payment of the order goes back whole. In the caller's transaction; once for a payment. */
  queueDuplicate: (order: OrderRecord, payment: PaymentSnapshot | PaymentRecord, by: By) => Promise<void>;
  /** So does what was paid late for a plan that is no longer sold. */
  queueNotSold: (order: OrderRecord, payment: PaymentSnapshot | PaymentRecord, by: By) => Promise<void>;
  /**
   * Asks the provider which refunds a payment has, and takes them in: for money that is back and that our rows do not
   * explain. Outside any transaction. Where the provider does not answer, whoever settles next asks again.
   */
  noteElsewhere: (
    order: OrderRecord,
    payment: Pick<PaymentRecord, 'provider' | 'paymentId'>,
    by?: By,
  ) => Promise<void>;
  /** Staff: promised and counted before it is sent. */
  ask: (orderDocumentId: string, request: OrderRefund, by: ByStaff) => Promise<RefundOutcome>;
  approve: (documentId: string, by: ByStaff) => Promise<RefundOutcome>;
  decline: (documentId: string, reason: string, by: ByStaff) => Promise<RefundOutcome>;
  retry: (documentId: string, by: ByStaff) => Promise<RefundOutcome>;
  /** Takes in what a provider told of one refund. Not in a transaction of the caller's that holds another order. */
  apply: (refund: RefundSnapshot, by: By) => Promise<Applied>;
}

export function refunds({ strapi }: { strapi: Core.Strapi }): Refunds {
  return {
    quote: (order) => quoteOf(strapi, order),
    ask: (orderDocumentId, request, by) => askRefund(strapi, orderDocumentId, request, by),
    approve: (documentId, by) => approveRefund(strapi, documentId, by),
    decline: (documentId, reason, by) => declineRefund(strapi, documentId, reason, by),
    retry: (documentId, by) => retryRefund(strapi, documentId, by),
    queueDuplicate: (order, payment, by) => queueWhole(strapi, order, payment, 'duplicate', by),
    queueNotSold: (order, payment, by) => queueWhole(strapi, order, payment, 'not_sold', by),
    async noteElsewhere(order, { provider: name, paymentId }, by = { actor: 'server' }) {
      const provider = own(strapi, 'providers').of(name);
      if (provider === null) return;
      try {
        const unread: Unread[] = [];
        const found = await provider.listRefunds(paymentId, (one) => unread.push(one));
        for (const refund of found) await applyRefund(strapi, refund, by);
        for (const one of unread) await noteUnread(strapi, order.id, { ...one, provider: name }, by);
      } catch (error) {
        if (!(error instanceof ProviderError)) throw error;
        strapi.log.warn(`payments: ${order.number} refunds of a payment could not be read: ${error.message}`);
      }
    },
    apply: (refund, by) => applyRefund(strapi, refund, by),
  };
}
