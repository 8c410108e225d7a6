import type { DisputeState } from '@lanternway/contracts/payments/disputes';
import type { Provider } from '@lanternway/contracts/payments/orders';
import { valuesOf, type RowOf } from '@lanternway/server-kit/db/table';
import { recordType } from './record-type';

/** A payment that a parent or their bank disputes, as the provider last reported it. */
export const disputeUid = 'plugin::payments.dispute';

export const dispute = {
  schema: {
    ...recordType('dispute', 'disputes', 'Dispute'),
    attributes: {
      orderId: { type: 'integer', required: true },
      provider: { type: 'string', required: true, maxLength: 10, ...valuesOf<Provider>() },
      disputeId: { type: 'string', required: true, maxLength: 64 },
      paymentId: { type: 'string', maxLength: 64 },
      /** open, won, lost, closed. */
      state: { type: 'string', required: true, maxLength: 10, ...valuesOf<DisputeState>() },
      /** The provider's word. */
      reason: { type: 'string', maxLength: 200 },
      /** Of one that is lost: what was taken back. */
      amountMinor: { type: 'integer' },
      currency: { type: 'string', maxLength: 3 },
      answerBy: { type: 'datetime' },
      openedAt: { type: 'datetime', required: true },
      endedAt: { type: 'datetime' },
    } as const,
    indexes: [
      { name: 'payments_disputes_id_uq', columns: ['provider', 'dispute_id'], type: 'unique' },
      { name: 'payments_disputes_order_ix', columns: ['order_id'] },
    ],
  },
};

declare module '@lanternway/server-kit/db/table' {
  interface Rows {
    'plugin::payments.dispute': RowOf<typeof dispute>;
  }
}
