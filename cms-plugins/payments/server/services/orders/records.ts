import type { Attention } from '@lanternway/contracts/payments/staff';
import type { RowOf, Time } from '@lanternway/server-kit/db/table';
import type { creditNote } from '../../content-types/credit-notes';
import type { dispute } from '../../content-types/disputes';
import type { event, payment, providerOrder, refund, refundRequest } from '../../content-types/money-records';
import type { order } from '../../content-types/order';
import type { delivery, enrolment, receipt } from '../../content-types/service-records';

/** The rows of the plugin's tables. */

export type OrderRecord = RowOf<typeof order>;
export type ProviderOrderRecord = RowOf<typeof providerOrder>;
export type PaymentRecord = RowOf<typeof payment>;
export type RefundRecord = RowOf<typeof refund>;
export type DisputeRecord = RowOf<typeof dispute>;
export type RefundRequestRecord = RowOf<typeof refundRequest>;
export type EventRecord = RowOf<typeof event>;
export type EnrolmentRecord = RowOf<typeof enrolment>;
export type DeliveryRecord = RowOf<typeof delivery>;
export type ReceiptRecord = RowOf<typeof receipt>;
export type CreditNoteRecord = RowOf<typeof creditNote>;

export const timeOf = (time: Time): Date => (time instanceof Date ? time : new Date(time));

export const isoOf = (time: Time | null): string | null =>
  time === null ? null : timeOf(time).toISOString();

/** The attentions of an order, from how they are stored. */
export const attentionsOf = ({ attention }: Pick<OrderRecord, 'attention'>): Attention[] =>
  (attention ?? '').split(',').filter((name) => name !== '') as Attention[];

/** How attentions are stored: between commas, so that one can be looked for; null where there is none. */
export const storedAttentions = (attentions: readonly Attention[]): string | null =>
  attentions.length === 0 ? null : `,${[...new Set(attentions)].sort().join(',')},`;
