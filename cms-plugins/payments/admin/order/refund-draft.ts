import { parse, type Parsed } from '@lanternway/contracts/parse';
import {
  orderRefund,
  refundSentences,
  type OrderRefund,
  type RefundQuote,
} from '@lanternway/contracts/refunds';
import { readAmount } from '../amount';

/** A refund as it is typed. */
export interface RefundDraft {
  amount: string;
  reason: string;
  message: string;
}

/** What is to be asked for, or what is wrong with which field. The server looks at all of it again. */
export function readRefund(
  { amount: typed, reason, message }: RefundDraft,
  quote: Pick<RefundQuote, 'amount' | 'most'>,
  version: number,
  key: string,
): Parsed<OrderRefund> {
  const amount = readAmount(typed);
  const sent = { amount, reason: textOf(reason), message: textOf(message), version, key };
  const parsed = parse(orderRefund, sent);
  if (parsed.kind === 'invalid') return parsed;
  if (parsed.value.amount > quote.most)
    return { kind: 'invalid', errors: { amount: refundSentences.tooMuch } };
  if (parsed.value.amount !== quote.amount && sent.reason === null)
    return { kind: 'invalid', errors: { reason: refundSentences.reasonNeeded } };
  return parsed;
}

const textOf = (typed: string): string | null => (typed.trim() === '' ? null : typed.trim());
