import { refundSentences, type OrderRefund, type RefundQuote } from '@lanternway/contracts/payments/refunds';
import { rowsIn } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import { refundUid } from '../../content-types/money-records';
import { isDisputed } from '../orders/disputes';
import type { ByStaff } from '../orders/ledger';
import { queueRefundOnItsWay } from './mail';
import { holdOrder, findOrderByDocument } from '../orders/orders';
import { stateful } from '../stateful';
import type { OrderRecord, PaymentRecord, RefundRecord } from '../orders/records';
import {
  isUnderWay,
  leftOf,
  logRefund,
  moneyOf,
  paymentToRefund,
  addRefundToLedger,
  writeSums,
  type OrderMoney,
} from './money';
import { addRefund } from './queue';
import { quoteRefund } from './quote';
import { grantRequest } from './requests';

export type RefundOutcome =
  | { kind: 'done'; message: string; refund: RefundRecord }
  | { kind: 'missing' }
  /** Somebody else was quicker. */
  | { kind: 'stale' }
  | { kind: 'refused'; sentence: string }
  | { kind: 'invalid'; field: string; sentence: string };

/** Staff ask for a refund. Before money is sent, its amount is reserved in the order, and stays so while it is on its way. */
export async function askRefund(
  strapi: Core.Strapi,
  orderDocumentId: string,
  request: OrderRefund,
  by: ByStaff,
): Promise<RefundOutcome> {
  const found = await findOrderByDocument(strapi, orderDocumentId);
  if (found === null) return { kind: 'missing' };
  return strapi.db.transaction(async ({ onCommit }): Promise<RefundOutcome> => {
    const order = await holdOrder(strapi, found.id);
    const earlier = await findByKey(strapi, request.key);
    if (earlier !== null) return again(order, earlier);
    if (order.version !== request.version) return { kind: 'stale' };
    const money = await moneyOf(strapi, order);
    const payment = paymentToRefund(money);
    const quote = await quoteRefund(strapi, order);
    if (payment === null || quote === null) return { kind: 'refused', sentence: refundSentences.notPaid };
    const isInDispute = isDisputed(order, money.disputes);
    const fault =
      faultOf(request, quote, leftOf(payment, money)) ?? (isInDispute ? faultInDispute(request) : null);
    if (fault !== null) return fault;
    const refund = await add(strapi, { ...money, payment, quote, request, by, isInDispute });
    if (refund === null) return { kind: 'stale' };
    await writeSums(strapi, order);
    await addRefundToLedger(strapi, refund, by, 'refund_asked', { facts: reasonOf(refund) });
    logRefund(strapi, order, `refund ${refund.state}`, refund);
    if (refund.state === 'queued') await release(strapi, order, refund, by, onCommit);
    const message = messageOf(refund);
    return { kind: 'done', message, refund };
  });
}

async function findByKey(strapi: Core.Strapi, requestKey: string): Promise<RefundRecord | null> {
  return await rowsIn(strapi, refundUid).findOne({ where: { requestKey } });
}

/** The same click once more: it is answered as it was, and nothing is done again. */
const again = (order: OrderRecord, earlier: RefundRecord): RefundOutcome =>
  earlier.orderId === order.id
    ? { kind: 'done', message: messageOf(earlier), refund: earlier }
    : { kind: 'stale' };

export const messageOf = ({ state }: RefundRecord) =>
  state === 'awaiting_approval' ? refundSentences.waits : refundSentences.queued;

function faultOf({ amount, reason }: OrderRefund, quote: RefundQuote, left: number): RefundOutcome | null {
  if (left === 0) return { kind: 'refused', sentence: refundSentences.notPaid };
  if (amount > left) return { kind: 'invalid', field: 'amount', sentence: refundSentences.tooMuch };
  if (amount !== quote.amount && isBlank(reason))
    return { kind: 'invalid', field: 'reason', sentence: refundSentences.reasonNeeded };
  return null;
}

/** The bank may take the money back as well, so staff must confirm that they refund it despite the dispute, and say why. */
function faultInDispute({ despiteDispute, disputeReason }: OrderRefund): RefundOutcome | null {
  if (despiteDispute !== true) return { kind: 'refused', sentence: refundSentences.disputed };
  return isBlank(disputeReason)
    ? { kind: 'invalid', field: 'disputeReason', sentence: refundSentences.disputeReasonNeeded }
    : null;
}

export const isBlank = (text: string | null | undefined) =>
  text === null || text === undefined || text.trim() === '';

interface NewRefundFacts extends OrderMoney {
  payment: PaymentRecord;
  quote: RefundQuote;
  request: OrderRefund;
  by: ByStaff;
  isInDispute: boolean;
}

function add(strapi: Core.Strapi, asked: NewRefundFacts): Promise<RefundRecord | null> {
  const { order, payment, quote, request, by } = asked;
  return addRefund(strapi, {
    orderId: order.id,
    payment,
    requestKey: request.key,
    amountMinor: request.amount,
    currency: order.currency,
    state: needsSecondPerson(asked) ? 'awaiting_approval' : 'queued',
    kind: request.amount === quote.amount ? 'policy' : 'exception',
    reason: isBlank(request.reason) ? null : (request.reason ?? null),
    message: isBlank(request.message) ? null : (request.message ?? null),
    disputeReason: asked.isInDispute ? (request.disputeReason ?? null) : null,
    steps: quote.steps,
    by,
  });
}

interface ApprovalFacts {
  refunds: readonly RefundRecord[];
  quote: Pick<RefundQuote, 'secondPersonFrom'>;
  request: Pick<OrderRefund, 'amount'>;
}

/** What staff gave back of the order before counts too, so that many small refunds are not a way around the rule. */
export function needsSecondPerson({ refunds, quote, request }: ApprovalFacts): boolean {
  if (quote.secondPersonFrom === null) return false;
  const before = refunds
    .filter((refund) => byStaff.includes(refund.kind) && (refund.state === 'done' || isUnderWay(refund)))
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  return before + request.amount >= quote.secondPersonFrom;
}

export const byStaff: readonly RefundRecord['kind'][] = ['policy', 'exception'];

const reasonOf = ({ reason, disputeReason }: RefundRecord) => ({
  ...(reason === null ? {} : { reason }),
  ...(disputeReason === null ? {} : { disputeReason }),
});

/** It is decided: the parent gets a mail, their request is answered by it, and the worker sends it once this is committed. */
export async function release(
  strapi: Core.Strapi,
  order: OrderRecord,
  refund: RefundRecord,
  by: ByStaff,
  onCommit: (then: () => void) => void,
): Promise<void> {
  await queueRefundOnItsWay(strapi, order, refund);
  await grantRequest(strapi, order, refund, by);
  onCommit(() => {
    stateful(strapi, 'refundWorker').wake();
  });
}
