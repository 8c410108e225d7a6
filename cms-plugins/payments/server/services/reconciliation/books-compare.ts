import { formatMoney, isCurrency } from '@lanternway/contracts/money/money';
import type { TimelineEventType } from '../../content-types/timeline-event-types';
import type {
  DeliveryRecord,
  EnrolmentRecord,
  OrderRecord,
  PaymentRecord,
  ReceiptRecord,
  RefundRecord,
} from '../orders/records';
import { sumsOf } from '../refunds/money';
import { isReceived } from '../settlement/payments';

/** A line of the ledger, as far as it is compared. */
export interface BooksLine {
  what: TimelineEventType;
  fromStage: string | null;
  toStage: string | null;
  provider: string | null;
  ref: string | null;
  facts: Record<string, unknown> | null;
}

/** All that is kept of one order. */
export interface OrderBooks {
  order: OrderRecord;
  /** The ledger, oldest first. */
  lines: readonly BooksLine[];
  payments: readonly PaymentRecord[];
  refunds: readonly RefundRecord[];
  enrolment: EnrolmentRecord | null;
  deliveries: readonly DeliveryRecord[];
  receipt: ReceiptRecord | null;
}

/** Where a field of an order does not say what its history says. */
export interface BooksDifference {
  field: string;
  /** What the row says, and what follows from the ledger and the rows behind it. */
  stands: string;
  follows: string;
}

/** Compares an order with its append-only ledger, and with the rows of its payments, refunds, sessions and receipt. */
export function compareBooks(books: OrderBooks): BooksDifference[] {
  if (books.lines.length === 0) return text('history', 'none', 'a line for every change');
  const found = [agreed, state, paid, refunded, service, receipted].flatMap((part) => part(books));
  // One sentence for each field, however many rows say otherwise.
  return found.filter(({ field }, index) => found.findIndex((one) => one.field === field) === index);
}

/** Amount, currency and plan were fixed when the order was made. Orders older than the ledger's facts are not compared. */
function agreed({ order, lines }: OrderBooks): BooksDifference[] {
  const { amount, currency, plan } = factsOf(lines.find(({ what }) => what === 'created'));
  return [
    ...money('amount', order.amountMinor, amount, currency ?? order.currency),
    ...text('currency', order.currency, currency),
    ...text('plan', order.planKey, plan),
  ];
}

function state({ order, lines }: OrderBooks): BooksDifference[] {
  const last = lines.findLast(({ toStage }) => toStage !== null);
  return text('state', order.stage, last?.toStage);
}

const isPaidLine = ({ what }: BooksLine): boolean => what === 'paid' || what === 'late_paid';

function paid({ order, lines, payments }: OrderBooks): BooksDifference[] {
  const line = lines.find(isPaidLine);
  if (line === undefined) {
    const received = payments.filter((one) => isReceived(one.state) && one.currency === order.currency);
    const taken = received.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
    return [
      ...text('paid', order.paidAt === null ? 'no' : 'yes', 'no'),
      ...money('sum taken', order.capturedMinor, taken, order.currency),
    ];
  }
  const { amount, currency = order.currency } = factsOf(line);
  const payment = payments.find(
    ({ provider, paymentId }) => provider === line.provider && paymentId === line.ref,
  );
  return [
    ...text('paid', order.paidAt === null ? 'no' : 'yes', 'yes'),
    ...text('payment', order.paidPaymentId ?? 'none', line.ref),
    ...money('sum taken', order.capturedMinor, amount, currency),
    ...(payment === undefined ? text('payment', 'gone', line.ref) : []),
    ...(payment === undefined
      ? []
      : money(`payment ${payment.paymentId}`, payment.amountMinor, amount, currency)),
  ];
}

/** Both ways: the order's sum is that of its refunds, and each refund that is done has its line in the ledger. */
function refunded({ order, lines, refunds }: OrderBooks): BooksDifference[] {
  const { refundedMinor, reservedMinor } = sumsOf({ order, refunds: [...refunds] });
  const refundLines = lines.filter(({ what }) => what === 'refund_done');
  const done = refunds.filter((refund) => refund.state === 'done');
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
  const amounts = refundLines.map((line) => factsOf(line).amount ?? 0);
  return [
    ...money('sum refunded', order.refundedMinor, refundedMinor, order.currency),
    ...money('sum set aside', order.reservedMinor, reservedMinor, order.currency),
    ...money(
      'refunds that are done',
      sum(done.map(({ amountMinor }) => amountMinor)),
      sum(amounts),
      order.currency,
    ),
  ];
}

function service({ order, lines, enrolment, deliveries }: OrderBooks): BooksDifference[] {
  const line = lines.find(({ what }) => what === 'enrolled');
  if (line === undefined) return enrolment === null ? [] : text('sessions', 'there', 'none');
  if (enrolment === null) return text('sessions', 'gone', 'there');
  const held = deliveries
    .filter(({ undoneAt }) => undoneAt === null)
    .reduce((sum, { sessions }) => sum + sessions, 0);
  const heldOfLines = lines.reduce((sum, { what, facts }) => {
    const sessions = numberOf(facts?.['sessions']) ?? 0;
    return what === 'sessions' ? sum + sessions : what === 'sessions_undone' ? sum - sessions : sum;
  }, 0);
  const state = lines.findLast(({ what }) => Object.hasOwn(serviceStates, what));
  return [
    ...text('sessions bought', String(enrolment.bought), numberOf(line.facts?.['sessions'])?.toString()),
    ...text('sessions of the order', String(order.sessions), numberOf(line.facts?.['sessions'])?.toString()),
    ...text('sessions held', String(enrolment.used), String(held)),
    ...text('sessions held', String(enrolment.used), String(heldOfLines)),
    ...text('state of the sessions', enrolment.state, serviceStates[state?.what ?? 'enrolled']),
  ];
}

const serviceStates: Partial<Record<TimelineEventType, EnrolmentRecord['state']>> = {
  enrolled: 'active',
  suspended: 'suspended',
  resumed: 'active',
  ended: 'ended',
};

function receipted({ lines, receipt }: OrderBooks): BooksDifference[] {
  const line = lines.find(({ what }) => what === 'receipt');
  if (line === undefined) return receipt === null ? [] : text('receipt', receipt.number, 'none');
  if (receipt === null) return text('receipt', 'gone', line.ref);
  const { amount, currency = receipt.currency } = factsOf(lines.find(({ what }) => what === 'created'));
  return [
    ...text('receipt', receipt.number, line.ref),
    ...money('amount of the receipt', receipt.amountMinor, amount, currency),
    ...text('currency of the receipt', receipt.currency, currency),
  ];
}

function factsOf(line: BooksLine | undefined): { amount?: number; currency?: string; plan?: string } {
  const { amount, currency, plan } = line?.facts ?? {};
  return {
    ...(typeof amount === 'number' ? { amount } : {}),
    ...(typeof currency === 'string' ? { currency } : {}),
    ...(typeof plan === 'string' ? { plan } : {}),
  };
}

const numberOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

/** No difference if the history does not say. */
function text(field: string, stands: string, follows: string | null | undefined): BooksDifference[] {
  return follows === undefined || follows === null || stands === follows ? [] : [{ field, stands, follows }];
}

function money(
  field: string,
  stands: number,
  follows: number | undefined,
  currency: string,
): BooksDifference[] {
  if (follows === undefined || stands === follows) return [];
  const words = (minor: number) =>
    isCurrency(currency) ? formatMoney(minor, currency) : `${String(minor)} ${currency}`;
  return [{ field, stands: words(stands), follows: words(follows) }];
}
