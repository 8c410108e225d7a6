import { cutText } from '@lanternway/contracts/fields/cut-text';
import type { AttemptReason, PaymentSnapshot, PaymentState } from '../provider';
import { textAt, textOrNull, wordAt, type Shape } from '../reading';
import { amountAt, timeAt } from './money';

const states: Record<string, PaymentState> = {
  created: 'created',
  authorized: 'authorized',
  captured: 'captured',
  refunded: 'refunded',
  failed: 'failed',
};

/** `error_reason` (docs/errors/payments, docs/payments/test-card-details). */
const reasons: Record<string, AttemptReason> = {
  card_declined: 'declined',
  payment_declined: 'declined',
  payment_failed: 'declined',
  insufficient_fund: 'insufficient_funds',
  insufficient_funds: 'insufficient_funds',
  authentication_failed: 'authentication_failed',
  incorrect_otp: 'authentication_failed',
  incorrect_pin: 'authentication_failed',
  invalid_otp: 'authentication_failed',
  otp_expired: 'authentication_failed',
  otp_attempts_exceeded: 'authentication_failed',
  payment_timed_out: 'timed_out',
  payment_session_expired: 'timed_out',
  request_timed_out: 'timed_out',
  payment_cancelled: 'cancelled',
  payment_collect_request_expired: 'timed_out',
  card_disabled_for_online_payments: 'card_disabled',
  card_not_enrolled: 'card_disabled',
  card_expired: 'card_disabled',
  debit_instrument_blocked: 'card_disabled',
  debit_instrument_inactive: 'card_disabled',
  transaction_limit_exceeded: 'card_disabled',
  card_number_invalid: 'wrong_details',
  incorrect_card_details: 'wrong_details',
  incorrect_card_expiry_date: 'wrong_details',
  incorrect_cvv: 'wrong_details',
  invalid_vpa: 'wrong_details',
  input_validation_failed: 'wrong_details',
  gateway_technical_error: 'bank_unavailable',
  bank_technical_error: 'bank_unavailable',
  bank_not_available: 'bank_unavailable',
  issuer_technical_error: 'bank_unavailable',
  payment_risk_check_failed: 'risk',
};

/** A payment entity (docs/api/payments/fetch-with-id), wherever it stands. */
export function readPayment(entity: Shape): PaymentSnapshot {
  const state = stateOf(entity);
  const isInternational = entity['international'];
  return {
    provider: 'razorpay',
    paymentId: textAt(entity, 'id'),
    providerOrderId: textOrNull(entity, 'order_id'),
    state,
    amountMinor: amountAt(entity, 'amount'),
    currency: textAt(entity, 'currency'),
    refundedMinor:
      state === 'failed' ? 0 : amountAt({ refunded: entity['amount_refunded'] ?? 0 }, 'refunded'),
    // It is only shown; nothing depends on it.
    method: methodOf(entity),
    reason: state === 'failed' ? reasonOf(entity) : null,
    isInternational: typeof isInternational === 'boolean' ? isInternational : null,
    at: timeAt(entity, 'created_at'),
  };
}

function methodOf(entity: Shape): string | null {
  const method = textOrNull(entity, 'method');
  return method === null ? null : cutText(method, { characters: 30 });
}

/**
 * Money that was only held, and let go again because nobody captured it, also reads 'refunded' (docs/payments/
 * capture-settings). It was never ours, so nothing of it can be given back.
 */
function stateOf(entity: Shape): PaymentState {
  const state = wordAt(entity, 'status', states);
  return state === 'refunded' && entity['captured'] === false ? 'failed' : state;
}

function reasonOf(entity: Shape): AttemptReason {
  if (entity['status'] === 'refunded') return 'timed_out';
  const reason = textOrNull(entity, 'error_reason');
  if (reason !== null && Object.hasOwn(reasons, reason)) return reasons[reason] ?? 'other';
  return textOrNull(entity, 'error_code') === 'GATEWAY_ERROR' ? 'bank_unavailable' : 'other';
}
