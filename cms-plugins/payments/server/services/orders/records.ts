import type { Attention } from '@lanternway/contracts/payments/staff';
import type { Currency } from '@lanternway/contracts/money/money';
import type {
  OrderState,
  Provider,
  RefundRequestState,
  RefundState,
} from '@lanternway/contracts/payments/orders';
import type { DisputeState } from '@lanternway/contracts/payments/disputes';
import type { RefundKind } from '@lanternway/contracts/payments/refunds';
import type { AttemptReason, PaymentState, ProviderEvent } from '../../providers/provider';

/** The rows of the plugin's tables, as Strapi's query layer gives them. Times come as ISO text or Date; see `timeOf`. */

type Time = string | Date;

export interface OrderRecord {
  id: number;
  documentId: string;
  number: string;
  userId: number;
  email: string | null;
  name: string | null;
  phone: string | null;
  planKey: string;
  planTitle: string;
  subject: string;
  track: string | null;
  trackTitle: string | null;
  sessions: number;
  months: number;
  amountMinor: number;
  currency: Currency;
  stage: OrderState;
  openKey: string | null;
  isAgain: boolean | null;
  capturedMinor: number;
  refundedMinor: number;
  reservedMinor: number;
  paidProvider: Provider | null;
  paidPaymentId: string | null;
  paidAt: Time | null;
  problem: AttemptReason | null;
  country: string | null;
  attention: string | null;
  expiresAt: Time | null;
  checkAt: Time | null;
  checks: number;
  placedAt: Time;
  version: number;
  searchText: string | null;
}

export interface ProviderOrderRecord {
  id: number;
  orderId: number;
  provider: Provider;
  providerOrderId: string | null;
  requestKey: string;
  reference: string;
  currentKey: string | null;
  captureKey: string | null;
  leaseUntil: Time | null;
  madeAt: Time;
}

export interface PaymentRecord {
  id: number;
  orderId: number;
  provider: Provider;
  paymentId: string;
  providerOrderId: string | null;
  state: PaymentState;
  amountMinor: number;
  currency: string;
  refundedMinor: number;
  method: string | null;
  reason: AttemptReason | null;
  isInternational: boolean | null;
  seenAt: Time;
  changedAt: Time;
}

export interface RefundRecord {
  id: number;
  documentId: string;
  orderId: number;
  provider: Provider;
  paymentId: string;
  providerRefundId: string | null;
  requestKey: string;
  amountMinor: number;
  currency: Currency;
  state: RefundState;
  kind: RefundKind;
  reason: string | null;
  message: string | null;
  disputeReason: string | null;
  steps: string[] | null;
  requestedById: number | null;
  requestedByName: string | null;
  approvedById: number | null;
  approvedByName: string | null;
  problem: string | null;
  attempts: number;
  nextAt: Time | null;
  askedAt: Time;
  doneAt: Time | null;
}

export interface DisputeRecord {
  id: number;
  orderId: number;
  provider: Provider;
  disputeId: string;
  paymentId: string | null;
  state: DisputeState;
  reason: string | null;
  amountMinor: number | null;
  currency: string | null;
  answerBy: Time | null;
  openedAt: Time;
  endedAt: Time | null;
}

export interface RefundRequestRecord {
  id: number;
  documentId: string;
  orderId: number;
  openKey: string | null;
  state: RefundRequestState;
  message: string | null;
  answer: string | null;
  answeredById: number | null;
  answeredByName: string | null;
  askedAt: Time;
  answeredAt: Time | null;
}

export interface EventRecord {
  id: number;
  provider: Provider;
  eventId: string;
  digest: string | null;
  what: string;
  raw: string | null;
  /** What the message says. */
  told: ProviderEvent;
  orderId: number | null;
  receivedAt: Time;
  processedAt: Time | null;
  attempts: number;
  nextAt: Time | null;
  problem: string | null;
}

export interface EnrolmentRecord {
  id: number;
  orderId: number;
  userId: number;
  planKey: string;
  track: string | null;
  bought: number;
  used: number;
  state: 'active' | 'suspended' | 'ended';
  startedAt: Time;
}

export interface DeliveryRecord {
  id: number;
  documentId: string;
  enrolmentId: number;
  heldOn: string;
  sessions: number;
  note: string | null;
  byId: number | null;
  byName: string | null;
  notedAt: Time;
  undoneAt: Time | null;
  undoneByName: string | null;
}

export interface ReceiptRecord {
  id: number;
  orderId: number;
  number: string;
  year: string;
  serial: number;
  issuedAt: Time;
  amountMinor: number;
  taxMinor: number;
  currency: Currency;
  content: unknown;
  mailedAt: Time | null;
}

export const timeOf = (time: Time): Date => (time instanceof Date ? time : new Date(time));

export const isoOf = (time: Time | null): string | null =>
  time === null ? null : timeOf(time).toISOString();

/** The attentions of an order, from how they are stored. */
export const attentionsOf = ({ attention }: Pick<OrderRecord, 'attention'>): Attention[] =>
  (attention ?? '').split(',').filter((name) => name !== '') as Attention[];

/** How attentions are stored: between commas, so that one can be looked for; null where there is none. */
export const storedAttentions = (attentions: readonly Attention[]): string | null =>
  attentions.length === 0 ? null : `,${[...new Set(attentions)].sort().join(',')},`;
