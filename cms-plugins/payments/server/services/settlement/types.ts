import type { Provider } from '@lanternway/contracts/payments/orders';
import type { PaymentSnapshot } from '../../providers/provider';
import type { By } from '../orders/ledger';
import type { OrderRecord } from '../orders/records';

export interface Settled {
  kind: 'paid' | 'alreadyPaid' | 'processing' | 'open' | 'failed' | 'review';
  order: OrderRecord;
}

/** The one way by which an order comes to what its provider says of it. */
export interface Settle {
  /**
   * Applies what a provider told of payments to the order: safe any number of times, at the same moment, on several
   * instances. One transaction, and no provider is called in it.
   */
  settleOrder: (orderRowId: number, payments: readonly PaymentSnapshot[], by: By) => Promise<Settled>;
  /**
   * Asks every provider of the order, outside any transaction, then settles. `capture` also takes what is approved
   * (PayPal) or authorised (Razorpay). Throws a ProviderError where none could be asked.
   */
  refresh: (orderRowId: number, by: By, how?: { capture?: boolean }) => Promise<Settled>;
  /** The order's row by what a provider tells of it: its order, its payment, or our number or document id. */
  findOrderRow: (told: {
    provider: Provider;
    providerOrderId?: string | null;
    paymentId?: string | null;
    hint?: string | null;
  }) => Promise<number | null>;
  /** Ends an order that nobody paid in time. To be asked of the provider (`refresh`) first. */
  expire: (orderRowId: number, by: By) => Promise<Settled>;
}
