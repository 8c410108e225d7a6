import { parse, type Parsed } from '@lanternway/contracts/wire/parse';
import {
  orderRefund,
  refundSentences,
  type OrderRefund,
  type RefundQuote,
} from '@lanternway/contracts/payments/refunds';
import { readAmount } from '../../amount';

/** A refund as typed. */
export interface RefundDraft {
  amount: string;
  reason: string;
  message: string;
  /** Only used while the payment is disputed. */
  despiteDispute: boolean;
  disputeReason: string;
}

/** The refund to request, or what is wrong, by field. The server checks everything again. */
export function readRefund(
  { amount: typed, reason, message, despiteDispute, disputeReason }: RefundDraft,
  quote: Pick<RefundQuote, 'amount' | 'most'>,
  version: number,
  key: string,
  isDisputed = false,
): Parsed<OrderRefund> {
  const amount = readAmount(typed);
  const sent = {
    ...{ amount, reason: textOf(reason), message: textOf(message), version, key },
    ...(isDisputed ? { despiteDispute, disputeReason: textOf(disputeReason) } : {}),
  };
  const parsed = parse(orderRefund, sent);
  if (parsed.kind === 'invalid') return parsed;
  if (parsed.value.amount > quote.most)
    return { kind: 'invalid', errors: { amount: refundSentences.tooMuch } };
  if (parsed.value.amount !== quote.amount && sent.reason === null)
    return { kind: 'invalid', errors: { reason: refundSentences.reasonNeeded } };
  if (isDisputed && textOf(disputeReason) === null)
    return { kind: 'invalid', errors: { disputeReason: refundSentences.disputeReasonNeeded } };
  return parsed;
}

const textOf = (typed: string): string | null => (typed.trim() === '' ? null : typed.trim());
